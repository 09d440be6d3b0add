#!/bin/bash
# SPDX-License-Identifier: MIT
# build.sh [DIR]: builds the firmware of every port and the simulator of the AVR board into DIR (default
# build/firmware), and says how much flash and memory each image takes. Exit 1 if one takes more than it may.
#
# Afterwards DIR holds qipan-board-stm32f1.bin and .elf, qipan-board-stm32f1-emulated.elf (for QEMU),
# qipan-board-atmega328p.hex and .elf; the same for Zoujing, named qipan-board-zoujing-...; and simavr_board.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
dir=${1:-$here/../../build/firmware}
mkdir -p "$dir"
dir=$(cd "$dir" && pwd)

generator=()
command -v ninja >/dev/null && generator=(-G Ninja)
build() { # PORT TOOLCHAIN
    cmake -S "$here" -B "$dir/$1" "${generator[@]}" "--toolchain=$here/../cmake/$2.cmake" >"$dir/$1.log" 2>&1 ||
        { cat "$dir/$1.log" >&2; exit 1; }
    cmake --build "$dir/$1" --parallel >>"$dir/$1.log" 2>&1 || { cat "$dir/$1.log" >&2; exit 1; }
    find "$dir/$1" -maxdepth 1 -name 'qipan-board-*' ! -name '*.map' -exec cp -t "$dir" {} +
}
build stm32f1 arm-none-eabi
build atmega328p avr
[[ $dir/simavr_board -nt $here/emulate/simavr_board.c ]] ||
    cc -O2 -Wall -Wextra "$here/emulate/simavr_board.c" -o "$dir/simavr_board" -lsimavr -lelf -lm

# The stack is what tests/firmware/emulated measures at most, and a tenth more; the test fails if it grows beyond.
failed=0
report() { # IMAGE SIZE_PROGRAM FLASH_LIMIT MEMORY_LIMIT STACK
    local flash memory
    read -r flash memory < <("$2" -A "$dir/$1" | awk '
        $1 ~ /^\.(text|data|rodata|ARM\.exidx)$/ { flash += $2 }
        $1 ~ /^\.(data|bss|noinit)$/ { memory += $2 }
        END { print flash, memory }')
    printf '%-44s flash %5d of %5d bytes, memory %4d + stack %3d = %4d of %4d\n' \
        "$1" "$flash" "$3" "$memory" "$5" $((memory + $5)) "$4"
    [[ $flash -le $3 && $((memory + $5)) -le $4 ]] || { echo "FAIL: $1 is too big"; failed=1; }
}
report qipan-board-stm32f1.elf arm-none-eabi-size 24576 8192 600
report qipan-board-stm32f1-emulated.elf arm-none-eabi-size 24576 8192 600
report qipan-board-atmega328p.elf avr-size 28672 1638 450
report qipan-board-zoujing-stm32f1.elf arm-none-eabi-size 5120 1280 185
report qipan-board-zoujing-stm32f1-emulated.elf arm-none-eabi-size 5120 1280 185
report qipan-board-zoujing-atmega328p.elf avr-size 5888 832 75
exit $failed
