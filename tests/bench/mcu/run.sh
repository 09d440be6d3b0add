#!/bin/bash
# SPDX-License-Identifier: MIT
# run.sh [--avr|--m3] [--update] [--positions FILE] [--build DIR]
# Builds the engine as the presets do, runs the bench on a simulated ATmega328P (cycles at 16 MHz) and an emulated
# Cortex-M3 (instructions), and prints each figure beside its bar and the committed baseline.
#   --avr, --m3       one target only
#   --update          writes baseline.tsv anew from this run
#   --positions FILE  other positions, a FEN a line; no comparison then (sizes and bars are still shown)
#   --build DIR       where to build; default build/mcu-bench
# Exit 1 when a count, a stack depth or a size is more than 3 % above the baseline, or a run fails. A baseline of another
# version of the compiler is not compared with.
# The samples stay in DIR/avr.samples and DIR/m3.samples: figure, count, stack, position, move.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
# shellcheck source=tests/firmware/target/build.sh
source "$root/tests/firmware/target/build.sh"

targets=(avr m3) update=no positions=$root/tests/data/mcu/positions.txt compare=yes build=$root/build/mcu-bench
while [[ $# -gt 0 ]]; do
    case $1 in
    --avr) targets=(avr) ;;
    --m3) targets=(m3) ;;
    --update) update=yes ;;
    --positions) positions=$2 compare=no; shift ;;
    --build) build=$2; shift ;;
    *) sed -n 3,13p "$0" >&2; exit 2 ;;
    esac
    shift
done
mkdir -p "$build"
build=$(cd "$build" && pwd)

results=$build/results.tsv
: >"$results"
result() { # TARGET FIGURE UNIT SAMPLES MIN MEDIAN MAX STACK
    local IFS=$'\t'
    echo "$*" >>"$results"
}

# Sizes in bytes of code and constants.
#   size_rules          what a program that uses every function of chess.h but the two of FEN carries of the engine
#                       (a link with --gc-sections, the engine's own sections added up)
#   size_rules_helpers  the same with what that pulls in from the compiler's and the C library
#   size_api, size_api_helpers   the same, the functions of FEN included
#   size_objects        all of the engine's chess objects but can_mate, fen, perft, reachable and position, without any
#                       link
sizes() { # TARGET
    local target=$1 functions part size helpers
    functions=$(target_functions "$target" "$build/$target")
    for part in rules api; do
        local roots
        roots=$(if [[ $part == rules ]]; then grep -v _fen <<<"$functions"; else echo "$functions"; fi)
        # shellcheck disable=SC2086
        read -r size helpers < <(target_size "$target" "$build/$target" $roots)
        result "$target" "size_$part" B 1 "$size" "$size" "$size" 0
        result "$target" "size_${part}_helpers" B 1 "$helpers" "$helpers" "$helpers" 0
    done
    size=$(target_objects_size "$target" "$build/$target" can_mate fen perft reachable position)
    result "$target" size_objects B 1 "$size" "$size" "$size" 0
    size=$(target_sizeof "$target" "$build/$target" chess_game_t)
    result "$target" ram_game B 1 "$size" "$size" "$size" 0
    size=$(target_sizeof "$target" "$build/$target" chess_ply_t)
    result "$target" ram_ply B 1 "$size" "$size" "$size" 0
}

# Minimum, lower median and maximum of each figure's counts, and its deepest stack.
statistics() { # TARGET UNIT
    sort -k1,1 -k2,2n "$build/$1.samples" | awk -v target="$1" -v unit="$2" -v OFS='\t' '
        function close_figure() {
            if (n > 0)
                print target, figure, unit, n, value[1], value[int((n + 1) / 2)], value[n], deepest
        }
        $1 != figure { close_figure(); figure = $1; n = deepest = 0 }
        { value[++n] = $2 }
        $3 > deepest { deepest = $3 }
        $3 > worst_with_fen { worst_with_fen = $3 }
        $3 > worst && figure !~ /^fen/ { worst = $3 }
        END {
            close_figure()
            print target, "stack", "B", 1, worst, worst, worst, 0
            print target, "stack_with_fen", "B", 1, worst_with_fen, worst_with_fen, worst_with_fen, 0
        }' >>"$results"
}

for target in "${targets[@]}"; do
    [[ $target == avr ]] && unit=cycles || unit=instr
    target_engine "$target" "$build/$target"
    target_program "$target" "$build/$target" bench "$here/bench.c" "$here/reach.c"
    target_run "$target" "$build/$target" bench "$positions" -icount shift=6 >"$build/$target.samples" ||
        { tail -n 3 "$build/$target.samples"; echo "the bench failed on $target" >&2; exit 1; }
    result "$target" compiler "$("$(target_tool "$target" gcc)" -dumpversion)" 0 0 0 0 0
    statistics "$target" "$unit"
    sizes "$target"
done

baseline=$here/baseline.tsv
if [[ $update == yes ]]; then
    { [[ ! -f $baseline ]] || awk -F'\t' -v targets=" ${targets[*]} " '!index(targets, " " $1 " ")' "$baseline"; cat "$results"; } |
        sort -t $'\t' -k1,1 -k2,2 >"$build/baseline.tsv"
    cp "$build/baseline.tsv" "$baseline"
fi
[[ $compare == yes && -f $baseline ]] || baseline=/dev/null
exec awk -f "$here/table.awk" bars="$here/bars.tsv" "$here/bars.tsv" "$baseline" "$results"
