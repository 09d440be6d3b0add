#!/bin/bash
# flag_test.sh QIPAN: games of three seconds for each side, to the fall of the flag in a real window. It falls 3.0 to
# 3.5 s after that side's clock began, also while the window is minimized, and all that is told of the game agrees.
# The clock begins between the key that plays the other side's move and the moment the title shows it.
set -u
qipan=$1
source "$(dirname "$0")/window.sh"
kTime=3000 kLatest=3500 # ms

mkdir -p "$XDG_CONFIG_HOME/qipan"
echo '{"whiteTimeControl": "3", "blackTimeControl": "3"}' >"$XDG_CONFIG_HOME/qipan/settings.json"

play_timed() { # SAN TITLE
    type_text "$1"
    ms_now pressed
    key Return
    expect_title "$2"
    ms_now shown
}
expect_flag() { # TITLE
    local fallen
    expect_title "$1"
    ms_now fallen
    ((fallen - pressed >= kTime)) || fail "$1 after at most $((fallen - pressed)) ms"
    ((fallen - shown <= kLatest)) || fail "$1 after at least $((fallen - shown)) ms"
    echo "$1: after $((fallen - shown)) to $((fallen - pressed)) ms"
}
expect_pgn() { # RESULT LAST_MOVE
    local pgn
    pgn=$(clipboard ctrl+shift+c)
    grep -qF "[Result \"$1\"]" <<<"$pgn" || fail "the result is not $1: $pgn"
    grep -qF '[Termination "time forfeit"]' <<<"$pgn" || fail "the termination is not time forfeit: $pgn"
    grep -qE "$2 \{[^}]*\} $1 *\$" < <(tr '\n' ' ' <<<"$pgn") || fail "the moves do not end with $2, $1: $pgn"
}
start_game() {
    key ctrl+n Return
    expect_title "White to move – move 1"
    play_timed e4 "Black to move – move 1"
    play_timed e5 "White to move – move 2"
}

open_window

start_game
expect_flag "Black wins – White's time is up"
expect_pgn 0-1 e5
type_move Nf3
sleep 0.3
expect_title "Black wins – White's time is up"
expect_fen "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"

start_game
play_timed Nf3 "Black to move – move 2"
xdotool windowminimize --sync "$window"
expect_flag "White wins – Black's time is up"
xdotool windowactivate --sync "$window" 2>/dev/null
expect_pgn 1-0 Nf3

# Killed, it is still over.
kill_program
open_window
expect_title "White wins – Black's time is up"
expect_pgn 1-0 Nf3
close_window

finish
