#!/bin/bash
# SPDX-License-Identifier: MIT
# package_test.sh WHAT DIR: the engine as others use it, tried in DIR.
#   cmake        installed, then found with find_package
#   fetch        fetched with FetchContent
#   arduino      examples/SerialChess as the Arduino IDE builds it for an Uno, and played on one in simavr
#   platformio   built by what library.json says
#   esp_idf      registered as a component
#   examples     cortex_m built and played in QEMU; two_tasks on this machine, and compiled for a Cortex-M
#   guide        the C examples of engine/README.md, for this machine and a Cortex-M
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
engine=$root/engine
# shellcheck source=tests/firmware/target/build.sh
source "$here/target/build.sh"
rm -rf "$2"
mkdir -p "$2"
dir=$(cd "$2" && pwd)
cd "$dir"

# A program with the least in it, and the blocks of engine/README.md in one language.
write_program() {
    mkdir -p user
    cat >user/main.c <<'END'
#include <qipan/chess.h>

int main(void)
{
    chess_game_t game;
    chess_init(&game);
    return chess_move(&game, 12, 28) == CHESS_NONE ? 0 : 1;
}
END
}
guide_blocks() { # LANGUAGE
    awk -v fence="\`\`\`$1" '$0 == fence { inside = 1; next } /^```/ { inside = 0 } inside' "$engine/README.md"
}
expect() { # WHAT EXPECTED ACTUAL
    [[ $2 == "$3" ]] || { printf '%s: expected\n%s\ngot\n%s\n' "$1" "$2" "$3"; exit 1; }
}

test_cmake() {
    (cd "$root" && cmake -S . -B "$dir/engine" -G Ninja -DQIPAN_BUILD_APP=OFF -DCMAKE_BUILD_TYPE=Release "-DCMAKE_INSTALL_PREFIX=$dir/prefix")
    cmake --build engine
    cmake --install engine
    write_program
    guide_blocks cmake | awk '/^include\(FetchContent/ { exit } 1' >user/CMakeLists.txt
    cat user/CMakeLists.txt
    cmake -S user -B build -G Ninja "-DCMAKE_PREFIX_PATH=$dir/prefix"
    cmake --build build
    build/my_board
    # The C++ API comes along.
    echo '#include <chess/position.h>
        int main() { return qipan::chess::initial_position().turn; }' >user/main.cpp
    sed 's/main\.c)/main.cpp)/; s/ C)/ CXX)/' user/CMakeLists.txt >user/CMakeLists.tmp && mv user/CMakeLists.tmp user/CMakeLists.txt
    cmake -S user -B build-cpp -G Ninja "-DCMAKE_PREFIX_PATH=$dir/prefix"
    cmake --build build-cpp
    build-cpp/my_board
}

test_fetch() {
    write_program
    { echo 'cmake_minimum_required(VERSION 3.25)
        project(my_board C CXX)'
      guide_blocks cmake | awk '/^include\(FetchContent/ { found = 1 } found' | sed "s#GIT_REPOSITORY [^ )]*\( GIT_TAG [^ )]*\)\{0,1\}#SOURCE_DIR $root#"; } >user/CMakeLists.txt
    cat user/CMakeLists.txt
    cmake -S user -B build -G Ninja -DQIPAN_CHESS_NO_CASTLING=ON
    cmake --build build
    "$(find build -name my_board -type f)"
    grep -q -- '-DQIPAN_CHESS_NO_CASTLING' build/build.ninja
    [[ ! -d build/_deps/qipan-build/app ]] || { echo "the app was configured, too"; exit 1; }
}

test_arduino() {
    local core=/usr/share/arduino/hardware/arduino/avr
    "$engine/src/forward.sh" forwarded
    for file in $(cd forwarded && find . -type f); do
        cmp "forwarded/$file" "$engine/src/$file" || { echo "engine/src is not up to date: run engine/src/forward.sh"; exit 1; }
    done
    expect "files of engine/src" "$(cd forwarded && find . -type f | sort)" "$(cd "$engine/src" && find . -type f ! -name forward.sh | sort)"

    # As platform.txt of the core has it, for boards.txt's uno. The library is found by its folder's src. DECIMAL_DIG:
    # the core wants what the float.h of Debian's avr-gcc 5.4 gives to C only.
    local both=(-c -Os -Wall -Wextra -ffunction-sections -fdata-sections -flto -mmcu=atmega328p -DF_CPU=16000000L
        -DARDUINO=10819 -DARDUINO_AVR_UNO -DARDUINO_ARCH_AVR -DDECIMAL_DIG=__DECIMAL_DIG__
        "-I$core/cores/arduino" "-I$core/variants/standard" "-I$engine/src")
    local c=(avr-gcc "${both[@]}" -std=gnu11 -fno-fat-lto-objects) cpp=(avr-g++ "${both[@]}" -std=gnu++11 -fpermissive
        -fno-exceptions -fno-threadsafe-statics -Wno-error=narrowing)
    mkdir -p core library
    for file in "$core"/cores/arduino/*.c; do "${c[@]}" -w "$file" -o "core/$(basename "$file").o"; done
    for file in "$core"/cores/arduino/*.cpp; do "${cpp[@]}" -w "$file" -o "core/$(basename "$file").o"; done
    for file in "$engine"/src/*.cpp; do "${cpp[@]}" -Werror "$file" -o "library/$(basename "$file").o"; done
    { echo '#include <Arduino.h>'; cat "$engine/examples/SerialChess/SerialChess.ino"; } >SerialChess.ino.cpp
    "${cpp[@]}" -Werror SerialChess.ino.cpp -o sketch.o
    avr-gcc-ar rcs core.a core/*.o
    avr-gcc -Os -flto -fuse-linker-plugin -Wl,--gc-sections -mmcu=atmega328p -o SerialChess.elf sketch.o library/*.o core.a -lm
    avr-size SerialChess.elf

    target_simulator "$dir"
    printf '%s\n' e2e5 e2e4 e7e5 '?e1' d1h5 b8c6 u b8c6 f1c4 g8f6 h5f7 >moves
    expect "the sketch on an ATmega328P" "$(printf '%s\n' ready illegal ok ok 'e2 ' ok ok 'taken back' ok ok ok checkmate)" \
        "$(./simavr_run --uart atmega328p SerialChess.elf moves 20 2>/dev/null | tr -d '\r')"

    while IFS='=' read -r key value; do
        [[ -n $key && -n $value ]] || { echo "library.properties: $key"; exit 1; }
    done <"$engine/library.properties"
    for key in name version author maintainer sentence paragraph category url architectures; do
        grep -q "^$key=" "$engine/library.properties" || { echo "library.properties has no $key"; exit 1; }
    done
    same_version "$(sed -n 's/^version=//p' "$engine/library.properties")"
}

same_version() { # VERSION
    expect "version" "$(sed -nE 's/^project\(Qipan VERSION ([0-9.]+).*/\1/p' "$root/CMakeLists.txt")" "$1"
}

pattern() { # +<PATTERN>
    local inner=${1#??}
    echo "${inner%>}"
}

# library.json read by CMake, which knows JSON: what it builds, with only the folder it names to include from.
test_platformio() {
    cat >read.cmake <<'END'
file(READ ${manifest} json)
foreach(key name version description license headers)
    string(JSON value GET "${json}" ${key})
    message("${key}=${value}")
endforeach()
string(JSON include GET "${json}" build includeDir)
string(JSON last LENGTH "${json}" build srcFilter)
math(EXPR last "${last} - 1")
foreach(i RANGE ${last})
    string(JSON filter GET "${json}" build srcFilter ${i})
    message("filter=${filter}")
endforeach()
message("include=${include}")
END
    cmake "-Dmanifest=$engine/library.json" -P read.cmake 2>manifest
    cat manifest
    same_version "$(sed -n 's/^version=//p' manifest)"
    local sources=() filter include
    include=$engine/$(sed -n 's/^include=//p' manifest)
    while read -r filter; do
        case $filter in
        '+<'*'>') mapfile -t sources < <(cd "$engine" && compgen -G "$(pattern "$filter")") ;;
        '-<'*'>') mapfile -t sources < <(printf '%s\n' "${sources[@]}" | grep -v "^$(pattern "$filter")/") ;;
        esac
    done < <(sed -n 's/^filter=//p' manifest)
    [[ ${#sources[@]} -gt 5 && -f $include/$(sed -n 's/^headers=//p' manifest) ]] || { echo "nothing to build"; exit 1; }
    for source in "${sources[@]}"; do
        echo "$source"
        arm-none-eabi-g++ -mcpu=cortex-m3 -mthumb -Os -fno-exceptions -fno-rtti "-I$include" -c "$engine/$source" -o "${source//\//_}.o"
    done
    write_program
    arm-none-eabi-gcc -mcpu=cortex-m3 -mthumb -Os "-I$include" user/main.c ./*.o -nostartfiles -Wl,-e,main -o user.elf
}

# What ESP-IDF does with a component's folder, as far as it can be done without ESP-IDF.
test_esp_idf() {
    write_program
    cat >user/CMakeLists.txt <<END
cmake_minimum_required(VERSION 3.16)
project(my_board C CXX)
set(ESP_PLATFORM 1)
function(idf_component_register)
    cmake_parse_arguments(component "" "" "SRCS;INCLUDE_DIRS" \${ARGN})
    if(component_UNPARSED_ARGUMENTS OR NOT component_SRCS)
        message(FATAL_ERROR "not an argument: \${component_UNPARSED_ARGUMENTS}")
    endif()
    add_library(component \${component_SRCS})
    target_include_directories(component PUBLIC \${component_INCLUDE_DIRS})
endfunction()
add_subdirectory($engine component)
add_executable(my_board main.c)
target_link_libraries(my_board component)
END
    cmake -S user -B build -G Ninja
    cmake --build build
    build/my_board
    same_version "$(sed -n 's/^version: "\(.*\)"/\1/p' "$engine/idf_component.yml")"
}

test_examples() {
    local warnings=(-std=gnu11 -Wall -Wextra -Wpedantic -Werror "-I$engine/include")
    target_engine m3 "$dir/m3"
    cd "$engine/examples/cortex_m"
    arm-none-eabi-gcc -mcpu=cortex-m3 -mthumb -Os "${warnings[@]}" main.c startup.c "$dir/m3/engine/libqipan_engine.a" -nostartfiles \
        -Wl,--gc-sections -T memory.ld -o "$dir/cortex_m.elf"
    cd "$dir"
    arm-none-eabi-size cortex_m.elf
    coproc timeout 60 qemu-system-arm -M netduino2 -nodefaults -display none -monitor none -serial stdio -kernel cortex_m.elf
    local move answer expected program=$COPROC_PID
    for pair in =ready e2e5=illegal e2e4=ok f7f6=ok d2d4=ok g7g5=ok 'u=taken back' g7g5=ok d1h5=checkmate 'u=taken back'; do
        move=${pair%%=*} expected=${pair#*=}
        [[ -z $move ]] || echo "$move" >&"${COPROC[1]}"
        read -r -t 30 answer <&"${COPROC[0]}" || answer="nothing within 30 seconds"
        expect "the bare Cortex-M to '$move'" "$expected" "$answer"
    done
    kill "$program"

    for source in "$engine"/chess/*.cpp; do
        c++ -std=c++14 -O1 "-I$engine/include" -c "$source" -o "$(basename "$source").o"
    done
    cc "${warnings[@]}" "$engine"/examples/two_tasks/{main_posix,tasks,move_queue_posix}.c ./*.cpp.o -pthread -o two_tasks
    printf '%s\n' e2e4 d7d5 e4d5 e4d5 d8d5 nonsense a7a5 b1c3 d5e5 >moves
    expect "two tasks" "$(printf '%s\n' 'e2e4: ok' 'd7d5: ok' 'e4d5: takes on d5' 'e4d5: illegal' 'd8d5: takes on d5' \
        ': illegal' 'a7a5: illegal' 'b1c3: ok' 'd5e5: ok, check')" "$(./two_tasks <moves)"
    for source in tasks move_queue_freertos; do
        arm-none-eabi-gcc -mcpu=cortex-m3 -mthumb -Os "${warnings[@]}" "-I$here/freertos_stand_in" \
            -c "$engine/examples/two_tasks/$source.c" -o "$source.o"
    done
}

# Every function of the guide that is called example_... answers whether it went as the text says.
test_guide() {
    guide_blocks c >guide.c
    local names
    names=$(grep -oE '^bool example_[a-z_]+' guide.c | sed 's/^bool //')
    [[ $(wc -w <<<"$names") -ge 5 ]] || { echo "the guide has hardly an example"; exit 1; }
    {
        echo 'int main(void) {'
        for name in $names; do
            echo "    if (!$name()) return 1;"
        done
        echo '    return 0; }'
    } >>guide.c
    local warnings=(-std=c11 -Wall -Wextra -Wpedantic -Werror "-I$engine/include")
    for source in "$engine"/chess/*.cpp; do
        c++ -std=c++14 -O1 "-I$engine/include" -c "$source" -o "$(basename "$source").o"
    done
    cc "${warnings[@]}" guide.c ./*.cpp.o -o guide
    ./guide
    arm-none-eabi-gcc -mcpu=cortex-m3 -mthumb "${warnings[@]}" -c guide.c -o guide.m3.o
    # The guide names every function and no other.
    comm -3 <(grep -oE '\bchess_[a-z_]+\(' "$engine/include/qipan/chess.h" | sort -u) \
        <(grep -oE '\bchess_[a-z_]+\(' "$engine/README.md" | sort -u) >differ
    [[ ! -s differ ]] || { echo "engine/README.md and chess.h name different functions:"; cat differ; exit 1; }
}

[[ $(type -t "test_$1") == function ]] || { sed -n 4,10p "$0" >&2; exit 2; }
"test_$1"
