#!/bin/bash
# freestanding_test.sh SOURCE_DIR HOST_CXX: the engine, compiled for the desktop, a Cortex-M0, a Cortex-M3 and an
# ATmega328P, needs nothing but mem* and the compiler's helpers, holds no writable global and runs nothing at start-up.
set -u
source_dir=$1 host_cxx=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0
fail() {
    echo "FAIL: $*"
    failures=$((failures + 1))
}

flags=(-std=c++14 -O2 -ffreestanding -fno-exceptions -fno-rtti -fno-threadsafe-statics -ffunction-sections
    -fdata-sections -Wall -Wextra -Wpedantic -Wshadow -Werror "-I$source_dir/engine/include" "-I$source_dir/engine/chess")
allowed='^(mem(cpy|set|move|cmp)|__aeabi_[a-z0-9_]+|__[a-z]+([qhsd]i)+[0-9]?(_s8)?|__prologue_saves__|__epilogue_restores__|__do_copy_data|__do_clear_bss|__tablejump[a-z0-9_]*|__gnu_thumb1_case_[a-z0-9]+|_GLOBAL_OFFSET_TABLE_)$'

check_target() { # NAME BINUTILS_PREFIX COMPILER [FLAG...]
    local name=$1 prefix=$2
    shift 2
    local objects=()
    for file in $(cd "$source_dir" && find engine \( -path engine/examples -o -path engine/src \) -prune -o -name '*.cpp' -print); do
        local object
        object=$work/$name-$(basename "$(dirname "$file")")-$(basename "$file" .cpp).o
        "$@" "${flags[@]}" -c "$source_dir/$file" -o "$object" || { fail "$name: $file does not compile"; return; }
        objects+=("$object")
    done
    # What no object defines must come from mem* or the compiler's library.
    "${prefix}nm" --defined-only --extern-only --format=posix "${objects[@]}" | awk '{print $1}' | sort -u >"$work/defined"
    "${prefix}nm" --undefined-only --format=posix "${objects[@]}" | awk 'NF > 1 {print $1}' | sort -u >"$work/undefined"
    local foreign
    foreign=$(comm -13 "$work/defined" "$work/undefined" | grep -vE "$allowed")
    [[ -z $foreign ]] || fail "$name: undefined: $foreign"
    local writable
    writable=$("${prefix}nm" --format=posix "${objects[@]}" | awk '$2 ~ /^[BbDdCcGgSs]$/ {print $1}')
    [[ -z $writable ]] || fail "$name: writable globals: $writable"
    local startup
    startup=$("${prefix}objdump" -h "${objects[@]}" | grep -E '\.(init_array|ctors|fini_array|dtors|preinit_array)')
    [[ -z $startup ]] || fail "$name: static constructors: $startup"
    [[ -s $work/defined ]] || fail "$name: no symbol at all"
    "${prefix}size" -t "${objects[@]}" | tail -n 1 | awk -v name="$name" '{print name ": text " $1 ", data " $2 ", bss " $3}'
}

check_target desktop "" "$host_cxx"
check_target cortex-m0 arm-none-eabi- arm-none-eabi-g++ -mcpu=cortex-m0 -mthumb
check_target cortex-m3 arm-none-eabi- arm-none-eabi-g++ -mcpu=cortex-m3 -mthumb
check_target atmega328p avr- avr-g++ -mmcu=atmega328p

foreign=$(grep -rhE '^ *# *include *<' "$source_dir/engine" --include='*.h' --include='*.cpp' \
    | grep -vE '<(stdint\.h|stddef\.h|stdbool\.h|string\.h|qipan/[a-z]+\.h)>')
[[ -z $foreign ]] || fail "hosted or foreign headers: $foreign"

[[ $failures == 0 ]] && echo "the engine stands alone"
exit $((failures > 0))
