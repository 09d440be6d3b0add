# shellcheck shell=bash
# SPDX-License-Identifier: MIT
# Functions to build programs around the engine for emulated microcontrollers, and to run them. Targets: avr
# (ATmega328P), avr-large (ATmega1284P: the same code, 16 KB of RAM for tests that need it), m0, m3. Source this file;
# root must name the top of the source tree.

# shellcheck disable=SC2154 # root is the caller's
target_here=$root/tests/firmware/target

target_preset() { # TARGET
    case $1 in
    avr*) echo engine-atmega328p ;;
    m0) echo engine-cortex-m0 ;;
    m3) echo engine-cortex-m3 ;;
    esac
}
target_cpu() { # TARGET
    case $1 in
    avr) echo atmega328p ;;
    avr-large) echo atmega1284p ;;
    m0) echo cortex-m0 ;;
    m3) echo cortex-m3 ;;
    esac
}
target_tool() { # TARGET TOOL
    [[ $1 == avr* ]] && echo "avr-$2" || echo "arm-none-eabi-$2"
}

# Builds the engine alone, as the preset does, into DIR. More arguments go to CMake.
target_engine() { # TARGET DIR [CMAKE_ARGUMENT...]
    local target=$1 dir=$2
    shift 2
    mkdir -p "$dir"
    (cd "$root" && cmake --preset "$(target_preset "$target")" -B "$dir" "-DQIPAN_CPU=$(target_cpu "$target")" "$@" &&
        cmake --build "$dir" --target qipan_engine) >"$dir/engine.log" 2>&1 || { cat "$dir/engine.log" >&2; return 1; }
}

# Links NAME.elf in DIR from C sources, the target's start-up and the engine of DIR.
target_program() { # TARGET DIR NAME SOURCE_OR_FLAG...
    local target=$1 dir=$2 name=$3 cpu
    shift 3
    cpu=$(target_cpu "$target")
    local flags=(-std=gnu11 -O2 -Wall -Wextra -Werror -ffunction-sections -fdata-sections -fno-builtin-printf
        "-I$root/engine/include" "-I$target_here" "$@" "$target_here/target.c")
    case $target in
    avr*)
        avr-gcc "-mmcu=$cpu" -DF_CPU=16000000UL "${flags[@]}" "$target_here/avr.c" \
            "$dir/engine/libqipan_engine.a" -Wl,--gc-sections -o "$dir/$name.elf"
        ;;
    *)
        local flash=0x08000000 ram=0x20000
        [[ $target == m0 ]] && flash=0 ram=0x4000
        arm-none-eabi-gcc "-mcpu=$cpu" -mthumb "${flags[@]}" "$target_here/cortex_m.c" "$dir/engine/libqipan_engine.a" \
            -nostartfiles "-Wl,--gc-sections,--defsym=TARGET_FLASH=$flash,--defsym=TARGET_RAM=$ram,-T,$target_here/cortex_m.ld" \
            -o "$dir/$name.elf"
        ;;
    esac
}

# Runs NAME.elf with INPUT; its text is the standard output, its exit code the result. QEMU_FLAGs are for a Cortex-M.
target_run() { # TARGET DIR NAME INPUT [QEMU_FLAG...]
    local target=$1 dir=$2 name=$3 input=$4
    shift 4
    case $target in
    avr*)
        target_simulator "$dir" && "$dir/simavr_run" "$(target_cpu "$target")" "$dir/$name.elf" "$input"
        ;;
    *)
        local machine=netduino2
        [[ $target == m0 ]] && machine=microbit
        cp "$input" "$dir/$name.input"
        (cd "$dir" && timeout 600 qemu-system-arm -M "$machine" -nodefaults -display none -monitor none -serial none "$@" \
            -chardev stdio,id=text -kernel "$name.elf" \
            -semihosting-config "enable=on,target=native,chardev=text,arg=$name,arg=$name.input" </dev/null)
        ;;
    esac
}

# Compiles the host's side of the AVR simulation into DIR.
target_simulator() { # DIR
    [[ $1/simavr_run -nt $target_here/simavr_run.c ]] ||
        cc -O2 -Wall -Wextra "$target_here/simavr_run.c" -o "$1/simavr_run" -lsimavr -lelf -lm
}

# The names of the functions of the chess API, one a line.
target_functions() { # TARGET DIR
    "$(target_tool "$1" nm)" -g --defined-only --format=posix "$2/engine/libqipan_engine.a" |
        awk '$2 == "T" && $1 ~ /^chess_/ {print $1}' | sort
}

# Two numbers: bytes of code and constants that a program carries of the engine when it uses FUNCTIONS and throws away
# what it does not need, and the same with what they pull in from the compiler's and the C library.
target_size() { # TARGET DIR FUNCTION...
    local target=$1 dir=$2 cpu function
    shift 2
    cpu=$(target_cpu "$target")
    # shellcheck disable=SC2054
    local link=(-nostartfiles -Wl,--gc-sections -Wl,--build-id=none -x c - -x none "$dir/engine/libqipan_engine.a")
    [[ $target == avr* ]] && link=("-mmcu=$cpu" "${link[@]}") || link=("-mcpu=$cpu" -mthumb "${link[@]}")
    for function in "$@"; do
        link+=("-Wl,-u,$function")
    done
    "$(target_tool "$target" gcc)" "${link[@]}" -Wl,-Map="$dir/size.map" -Wl,-e,start -o "$dir/size.elf" \
        <<<'void start(void) {}' 2>"$dir/size.log" || { cat "$dir/size.log" >&2; return 1; }
    # In the map: " .text.name  0xADDRESS 0xSIZE archive(member)", the name perhaps on a line of its own.
    local bytes file engine=0 all=0
    while read -r bytes file; do
        all=$((all + bytes))
        [[ $file != *libqipan_engine.a* ]] || engine=$((engine + bytes))
    done < <(awk '
        /^Linker script and memory map/ { placed = 1 }
        placed && /^ \.[^ ]+$/ { section = $1; getline; $0 = " " section $0 }
        placed && $1 ~ /^\.(text|rodata|data|progmem)/ && $3 ~ /^0x/ && $4 ~ /\.(a|o)/ { print $3, $4 }' "$dir/size.map")
    echo "$engine $all"
}

# Bytes of code and constants of the chess objects, those of the named sources left out.
target_objects_size() { # TARGET DIR NAME...
    local target=$1 dir=$2 left_out
    shift 2
    left_out=$(IFS='|'; echo "$*")
    "$(target_tool "$target" ar)" t "$dir/engine/libqipan_engine.a" | sort -u | grep -vE "^($left_out)\.cpp\." |
        while read -r object; do find "$dir/engine" -path "*/chess/$object"; done |
        xargs "$(target_tool "$target" size)" | awk 'NR > 1 {sum += $1 + $2} END {print sum}'
}

# sizeof TYPE, by the target's compiler.
target_sizeof() { # TARGET DIR TYPE
    local cpu
    cpu=$(target_cpu "$1")
    local flags=("-mcpu=$cpu" -mthumb)
    [[ $1 == avr* ]] && flags=("-mmcu=$cpu")
    echo "#include <qipan/chess.h>
        const char size_is[sizeof($3)] = {1};" |
        "$(target_tool "$1" gcc)" "${flags[@]}" "-I$root/engine/include" -x c -c - -o "$2/sizeof.o"
    echo $((0x$("$(target_tool "$1" nm)" -S --format=posix "$2/sizeof.o" | awk '$1 == "size_is" {print $4}')))
}
