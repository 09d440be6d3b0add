#!/bin/bash
# SPDX-License-Identifier: MIT
# resolver_tool_test.sh PROGRAM DIR: qipan-resolve finds what the cases in DIR expect, tells what came instead when they
# expect something else, and refuses what is no case, by file and line.
set -u
program=$1 dir=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
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
for file in occupancy_cases own_occupancy_cases; do
    "$program" "$dir/$file.txt" >"$work/$file"
    check "$file: exit 0" test $? = 0
    check "$file: a line a case" cmp "$work/$file" <(sed -nE 's/^case ([0-9]+) .*/case \1 ok/p' "$dir/$file.txt")
done
check "enough cases" test "$(cat "$work"/*occupancy_cases | wc -l)" -ge 160

# Every expectation that is not what came: told, with exit 1.
case_with() { # EV EXPECT
    printf 'case 7 x\nfen: startpos\nev: %s\nexpect: %s\n' "$1" "$2" >"$work/case"
}
says() { # CODE LINE
    local answer
    answer=$("$program" "$work/case" 2>"$work/error")
    local code=$?
    [[ $code == "$1" && ($answer == "$2" || $(<"$work/error") == "$2") ]] ||
        { printf 'expected %s %s\ngot %s %s %s\n' "$1" "$2" "$code" "$answer" "$(<"$work/error")"; false; }
}
case_with '0 -e2; 500 +e4; 2000 .' 'move e2e3'
check "another move" says 1 'case 7 move e2e4'
case_with '0 -e2; 500 +e4; 2000 .' 'none'
check "a move instead of none" says 1 'case 7 move e2e4'
case_with '0 -e2; 500 +e2; 2000 .' 'move e2e4'
check "none instead of a move" says 1 'case 7 none'
case_with '0 -e2; 500 +e4; 2000 .' 'move e2e4 move e2e4'
check "a move too many" says 1 'case 7 move e2e4'
case_with '0 -e2; 500 +e5; 2000 .' 'mismatch extra=e5'
check "a square too few" says 1 'case 7 mismatch missing=e2 extra=e5'
case_with '0 -h2; 300 -a2; 600 +h5; 2000 .' 'mismatch missing=h2,a2 extra=h5'
check "squares in any order" says 0 'case 7 ok'
case_with '0 -e2; 500 +e4; 700 -e4; 900 +e2; 6000 .' 'move e2e4 takeback 1'
check "without a final newline" says 0 'case 7 ok'
printf 'case 7 x\r\nfen: startpos\r\nhist: e2e4 e7e5\r\nev: 0 -e5; 400 +e7; 3000 -e4; 3400 +e2; 9000 .\r\nexpect: takeback 2\r\n' >"$work/case"
check "take-backs in a row count together, line ends may be others" says 0 'case 7 ok'
printf 'case 7 x\nfen: startpos\nev: 0 -e2\nev: 500 +e3\nexpect: move e2e3' >"$work/case"
check "events on two lines, no end" says 0 'case 7 ok'
check "standard input" bash -c '"$1" - <"$2" >/dev/null' - "$program" "$work/case"

refused() { # LINE TEXT: the file in $work/case
    says 1 "error: $work/case:$1: $2"
}
lines() { # LINE...
    printf '%s\n' "$@" >"$work/case"
}
: >"$work/case"
check "an empty file" refused 0 'no case'
lines '# nothing' ''
check "no case" refused 2 'no case'
lines 'fen: startpos'
check "a value before the first case" refused 1 'a value before the first case'
lines 'case 1 x' 'what is this'
check "no key" refused 2 'neither `case NUMBER NAME` nor `KEY: VALUE`'
lines 'case' 'fen: startpos'
check "no number" refused 1 'a case needs a number'
lines 'case x1 y'
check "a word for a number" refused 1 'a case needs a number'
lines 'case 1 x' 'fen: startpos' 'ev: 0 .' 'expect: none' 'case 1 y'
check "a number twice" refused 5 'there was a case 1 before'
lines 'case 1 x' 'fen: startpos' 'ev: 0 .'
check "nothing expected" refused 3 'case 1 has no `expect:`'
lines 'case 1 x' 'fen: startpos' 'expect: none' 'case 2 y'
check "no events" refused 4 'case 1 has no `ev:`'
lines 'case 1 x' 'fen: startpos' 'fen: startpos'
check "a key twice" refused 3 'fen: twice in one case'
lines 'case 1 x' 'ev: 0 .'
check "events before the position" refused 2 'ev: before `fen:`'
lines 'case 1 x' 'fen: startpos' 'hist: e2e4' 'host: e7e5' 'hist: e7e5'
check "a history twice" refused 5 'hist: twice in one case'
lines 'case 1 x' 'fen: startpos' 'host: e2e4' 'hist: e2e4'
check "a history after the announcement" refused 4 'hist: after `host:`'
lines 'case 1 x' 'fen: 8/8/8/8/8/8/8/8 w - - 0 1'
check "a bad position" refused 2 'fen: board: a side without a king'
lines 'case 1 x' 'fen: startpos' 'hist: e2e4 e2e4'
check "an illegal history" refused 3 'e2e4: illegal move'
lines 'case 1 x' 'fen: startpos' 'host: e7e5'
check "an illegal announcement" refused 3 'e7e5: illegal move'
lines 'case 1 x' 'fen: startpos' 'ev: 0 -e2; x +e4'
check "no time" refused 3 'ev: `x +e4` is not MILLISECONDS and -SQUARE, +SQUARE or .'
lines 'case 1 x' 'fen: startpos' 'ev: 0 -e2 +e4'
check "no semicolon" refused 3 'ev: `0 -e2 +e4` is not MILLISECONDS and -SQUARE, +SQUARE or .'
lines 'case 1 x' 'fen: startpos' 'ev: 0 -e9'
check "no square" refused 3 'ev: `-e9` is none of -SQUARE, +SQUARE and .'
lines 'case 1 x' 'fen: startpos' 'ev: 0 e2'
check "no sign" refused 3 'ev: `e2` is none of -SQUARE, +SQUARE and .'
lines 'case 1 x' 'fen: startpos' 'ev: 500 -e2; 400 +e4'
check "time backwards" refused 3 'ev: 400 comes after a later time'
lines 'case 1 x' 'fen: startpos' 'ev: 99999999999 -e2'
check "time beyond the clock" refused 3 'ev: `99999999999 -e2` is not MILLISECONDS and -SQUARE, +SQUARE or .'
lines 'case 1 x' 'fen: startpos' 'promo: k'
check "no promotion to a king" refused 3 'promo: none of q, r, b, n'
lines 'case 1 x' 'fen: startpos' 'players: two'
check "an unknown key" refused 3 'players: none of fen, hist, host, ev, promo, expect'
expectation() { # TEXT ERROR
    lines 'case 1 x' 'fen: startpos' 'ev: 0 .' "expect: $1"
    check "expect: $1" refused 4 "$2"
}
expectation '' 'expect: nothing is said'
expectation 'none move e2e4' 'expect: `none` stands alone'
expectation 'move' 'expect: `move` of what?'
expectation 'move e2' 'expect: `e2` is no move'
expectation 'move e7e8k' 'expect: `e7e8k` is no move'
expectation 'takeback none' 'expect: takeback needs a number of plies'
expectation 'takeback 0' 'expect: takeback needs a number of plies'
expectation 'ask why' 'expect: ask why: neither promo nor newgame'
expectation 'mismatch missing=e2,e9' 'expect: `e9` is no square'
expectation 'checkmate' 'expect: `checkmate` is no result'

check "--help is fine" exits 0 --help
check "no file is a usage fault" exits 2
check "an option is a usage fault" exits 2 --verbose
check "two files are a usage fault" exits 2 a b
check "a file that is not there" bash -c '"$1" "$2/no" 2>&1 | grep -q "^error: $2/no: No such file or directory$"' - "$program" "$work"
check "a folder" exits 1 "$work"
[[ ! -w /dev/full ]] || check "a full disk is told" bash -c '! "$1" "$2" >/dev/full 2>/dev/null' - "$program" "$dir/occupancy_cases.txt"
exit $((failures > 0))
