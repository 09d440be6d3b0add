#!/bin/bash
# SPDX-License-Identifier: MIT
# klotski_tool_test.sh PROGRAM DATA_DIR: qipan-klotski answers and refuses as its --help says.
set -u
program=$1 data=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0
expect() { # WHAT EXPECTED FOUND
    [[ $2 == "$3" ]] && return
    echo "FAIL: $1: expected '$2', found '$3'"
    failures=$((failures + 1))
}

# Every published layout, from a file: the first four columns.
awk -F'\t' 'NR > 1 {print $4}' "$data/layouts.tsv" >"$work/boards"
awk -F'\t' -v OFS='\t' 'NR > 1 {print $4, $5, $6, $7}' "$data/layouts.tsv" >"$work/expected"
"$program" --file "$work/boards" >"$work/found"
expect "exit of --file" 0 $?
cut -f1-4 "$work/found" | diff -q "$work/expected" - >/dev/null || expect "layouts.tsv" same different
expect "columns" 5 "$(awk -F'\t' '{print NF}' "$work/found" | sort -u | tr '\n' ' ' | tr -d ' ')"
expect "microseconds" 0 "$(cut -f5 "$work/found" | grep -cvE '^[0-9]+$')"

start=VCCVVCCVVHHVVSSVS..S
expect "a board" "$start	81	116	25955" "$("$program" "$start" | cut -f1-4)"
expect "startpos" "$start	81	116	25955" "$("$program" startpos | cut -f1-4)"
expect "two boards" 2 "$("$program" "$start" VCCVVCCVVVSVVVSVS..S | wc -l)"
expect "standard input" 1 "$(printf '\n# layouts\n %s \r\n' "$start" | "$program" --file - | wc -l)"
expect "unsolvable" "-1	-1	7462" "$("$program" VCCVVCCVVVSVVVSVS..S | cut -f2-4)"

# Ways: as many lines as the answer says, numbered, the last with the General at the exit.
for metric in moves:81 steps:116 slides:90; do
    "$program" "$start" --solution "${metric%:*}" >"$work/way"
    expect "length of --solution $metric" $((${metric#*:} + 1)) "$(wc -l <"$work/way")"
    expect "last number of $metric" "${metric#*:}" "$(tail -n 1 "$work/way" | cut -f1)"
    expect "last board of $metric" "CCCC" "$(tail -n 1 "$work/way" | cut -f5 | cut -c14,15,18,19)"
done
expect "way of an unsolvable board" 1 "$("$program" --solution moves VCCVVCCVVVSVVVSVS..S | wc -l)"

refuses() { # EXIT ERROR ARGUMENT...
    local exit_code=$1 error=$2
    shift 2
    "$program" "$@" >"$work/out" 2>"$work/err"
    expect "exit of '$*'" "$exit_code" $?
    grep -qF -- "$error" "$work/err" || expect "error of '$*'" "$error" "$(head -n 1 "$work/err")"
}
refuses 1 "error: VCC: 3 characters instead of 20" VCC
refuses 1 "error: \"\": 0 characters instead of 20" ""
refuses 1 "error: VSSVVSSVVHHVVSSVS..S: no General" VSSVVSSVVHHVVSSVS..S
refuses 1 "error: CCCC..SSSSSSSSSSSSSS: the General (C) is not one 2×2 square (cells 0 1 2 3)" CCCC..SSSSSSSSSSSSSS
refuses 1 "error: VCCVVCCVVHHVVSSVSS.S: fewer than two blank cells" VCCVVCCVVHHVVSSVSS.S
refuses 1 "error: $work/none: cannot be read" --file "$work/none"
refuses 1 "error: $work: cannot be read" --file "$work"
refuses 2 "Usage:"
refuses 2 "Usage:" --solution cells "$start"
refuses 2 "Usage:" --solution
refuses 2 "Usage:" --unknown "$start"
refuses 2 "Usage:" --file "$work/boards" "$start"
# A bad board does not keep the others from being answered.
printf '%s\nVCC\n%s\n' "$start" "$start" >"$work/mixed"
refuses 1 "error: $work/mixed:2: VCC: 3 characters instead of 20" --file "$work/mixed"
expect "boards beside a bad one" 2 "$(wc -l <"$work/out")"
"$program" --help | grep -q '^Usage: qipan-klotski' || expect "--help" Usage none

[[ $failures == 0 ]] && echo "qipan-klotski keeps its promises"
exit $((failures > 0))
