#!/bin/bash
# SPDX-License-Identifier: MIT
# zoujing_tool_test.sh PROGRAM TABLE: qipan-zoujing prints the table without its last column and answers as it says.
set -u
program=$1 table=$2
failures=0
check() { # WHAT COMMAND...
    local what=$1
    shift
    "$@" || { echo "FAIL: $what"; failures=$((failures + 1)); }
}
exits() { # CODE ARGUMENT...
    local code=$1
    shift
    "$program" "$@" >/dev/null 2>&1
    [[ $? == "$code" ]]
}
check "a line a state" cmp <("$program") <(tail -n +2 "$table" | cut -f 1-6)
check "names of the columns" cmp <("$program" --header) <(cut -f 1-6 "$table")
check "--help is fine" exits 0 --help
check "an unknown option is refused" exits 2 --unknown
check "a word too many is refused" exits 2 .GBBG
[[ ! -w /dev/full ]] || check "a full disk is told" bash -c '! "$1" >/dev/full 2>/dev/null' - "$program"
exit $((failures > 0))
