#!/bin/bash
# SPDX-License-Identifier: MIT
# firmware.sh build DIR              builds the engine and the tests for every target into DIR
# firmware.sh run DIR TARGET TEST    runs perft, fen or api on avr, m0 or m3
# firmware.sh trims DIR TARGET [--update]
#                                    rules left out, on avr or m3: the engine is smaller, as engine/README.md says (which
#                                    --update corrects), and the rest right
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
data=$root/tests/data/mcu
# shellcheck source=tests/firmware/target/build.sh
source "$here/target/build.sh"

# The C API test keeps its texts and two long histories in memory, more than an ATmega328P has.
build_target() { # TARGET
    local dir=$build/$1
    target_engine "$1" "$dir"
    [[ $1 != avr* ]] || target_simulator "$dir"
    if [[ $1 != avr ]]; then
        target_program "$1" "$dir" api "$root/tests/engine/chess_api_test.c" "$here/target/print.c"
    fi
    if [[ $1 != avr-large ]]; then
        target_program "$1" "$dir" perft "$here/perft_test.c" "$here/target/print.c"
        target_program "$1" "$dir" fen "$here/fen_test.c" "$here/target/print.c"
    fi
}

run_test() { # TARGET TEST
    local target=$1 test=$2 input=/dev/null
    [[ $target == avr && $test == api ]] && target=avr-large
    [[ $test == api ]] || input=$data/$test.txt
    target_run "$target" "$build/$target" "$test" "$input"
}

# The bytes of code and constants of the whole API, as the bench counts them.
api_size() { # TARGET DIR
    local size rest
    # shellcheck disable=SC2046
    read -r size rest < <(target_size "$1" "$2" $(target_functions "$1" "$2"))
    echo "$size"
}

# The cell of engine/README.md's table of trims, "| rule left out | macro | avr | m3 |"; writes it, when given a number.
stated_saving() { # TARGET NAME [NUMBER]
    local column=5 guide=$root/engine/README.md
    [[ $1 != avr ]] || column=4
    if [[ $# == 3 ]]; then
        awk -F'|' -v OFS='|' -v name="$2" -v column="$column" -v number="$3" \
            'NF == 6 && $2 == " " name " " { $column = " " number " " } 1' "$guide" >"$build/README.md"
        cp "$build/README.md" "$guide"
    else
        awk -F'|' -v name="$2" -v column="$column" 'NF == 6 && $2 == " " name " " { print $column + 0 }' "$guide"
    fi
}

# Whether it is the compiler that the stated numbers are of: the same as the bench's.
is_usual_compiler() { # TARGET
    [[ $("$(target_tool "$1" gcc)" -dumpversion) == "$(awk -v target="$1" \
        '$1 == target && $2 == "compiler" { print $3 }' "$root/tests/bench/mcu/baseline.tsv")" ]]
}

run_trim() { # TARGET NAME COLUMN MACRO...
    local target=$1 name=$2 column=$3 dir flags stated saved
    shift 3
    dir=$build/$target-no-$column
    flags="-O2 -DNDEBUG $(printf -- '-D%s ' "$@")"
    target_engine "$target" "$dir" "-DCMAKE_CXX_FLAGS_RELEASE=${flags% }"
    target_program "$target" "$dir" perft "-DCOLUMN=$column" "$here/perft_test.c" "$here/target/print.c"
    saved=$((whole - $(api_size "$target" "$dir")))
    [[ $update != --update ]] || stated_saving "$target" "$name" "$saved"
    stated=$(stated_saving "$target" "$name")
    echo "$target: no $name: $saved of $whole bytes saved; engine/README.md says ${stated:-nothing}"
    if [[ $saved -le 0 ]]; then
        echo "FAIL: not smaller"
        failed=1
    elif is_usual_compiler "$target" && [[ $((10 * (saved > stated ? saved - stated : stated - saved))) -gt $((stated)) ]]; then
        echo "FAIL: more than a tenth off what is stated"
        failed=1
    fi
    # The longest are left to the faster target.
    awk -v most="$([[ $target == avr ]] && echo 30000 || echo 1000000)" '/^#/ || $3 < most' "$data/perft.txt" >"$dir/positions.txt"
    target_run "$target" "$dir" perft "$dir/positions.txt" || failed=1
}

[[ $# -ge 2 ]] || { sed -n 3,7p "$0" >&2; exit 2; }
mkdir -p "$2"
build=$(cd "$2" && pwd)
case $1 in
build) for target in avr avr-large m0 m3; do build_target "$target"; done ;;
run) run_test "$3" "$4" ;;
trims)
    failed=0 update=${4-}
    whole=$(api_size "$3" "$build/$3")
    run_trim "$3" "en passant" 3 QIPAN_CHESS_NO_EN_PASSANT
    run_trim "$3" "castling" 4 QIPAN_CHESS_NO_CASTLING
    run_trim "$3" "both" 5 QIPAN_CHESS_NO_EN_PASSANT QIPAN_CHESS_NO_CASTLING
    exit "$failed"
    ;;
*) sed -n 3,7p "$0" >&2; exit 2 ;;
esac
