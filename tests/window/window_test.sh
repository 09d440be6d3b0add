#!/bin/bash
# window_test.sh QIPAN: two whole games in a real window under Xvfb, with synthetic mouse and keys.
# Anything on standard error fails the test.
set -u
qipan=$1
source "$(dirname "$0")/window.sh"

# First game: clicks, drags, en passant, a cancelled promotion, an underpromotion, castling of both sides.
open_window
expect_title "White to move – move 1"
click e2 e4
expect_title "Black to move – move 1"
drag a7 a6
expect_title "White to move – move 2"
click e4 e5 d7 d5
expect_title "White to move – move 3"
drag e5 d6
expect_title "Black to move – move 3"
expect_fen "rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3"
click g8 f6 d6 c7 c8 d7
expect_title "White to move – move 5"
drag c7 b8
key Escape
sleep 0.3
expect_title "White to move – move 5"
expect_fen "rn1qkb1r/1pPbpppp/p4n2/8/8/8/PPPP1PPP/RNBQKBNR w KQkq - 1 5"
click c7 b8
key n
expect_title "Black to move – move 5"
click a8 b8 g1 f3 e7 e6 f1 e2 f8 e7 e1 g1
expect_title "Black to move – move 8"
drag e8 g8
expect_title "White to move – move 9"
castled="1r1q1rk1/1p1bbppp/p3pn2/8/8/5N2/PPPPBPPP/RNBQ1RK1 w - - 4 9"
expect_fen "$castled"
for _ in $(seq 16); do
    key ctrl+z
done
expect_title "White to move – move 1"
expect_fen "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
for _ in $(seq 16); do
    key ctrl+shift+z
done
expect_title "White to move – move 9"
expect_fen "$castled"
clipboard ctrl+shift+c | tr '\n' ' ' | grep -qF '5. cxb8=N Rxb8 6. Nf3 e6 7. Be2 Be7 8. O-O O-O *' || fail "PGN does not hold the game"
close_window

# Second game: the keyboard alone, typed moves to mate. The window opens on the first one.
open_window
expect_title "White to move – move 9"
key ctrl+n Return
expect_title "White to move – move 1"
type_move e4
type_move e7e5
type_move Qh5
type_move Nc6
type_move Bc4
type_move Ke3
expect_title "Black to move – move 3"
type_move Nf6
type_move Qxf7
expect_title "White wins – Checkmate"
close_window

# A refused position says which field is wrong, in one line, without a window.
for fen in "8/8/8/8/8/8/8/8 w - - 0 1" ""; do
    timeout 30 "$qipan" --fen "$fen" 2>"$work/errors"
    [[ $? == 1 && $(wc -l <"$work/errors") == 1 ]] || fail "a bad FEN: $(cat "$work/errors")"
done
# Without a display it says so in one line.
env -u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM "$qipan" 2>"$work/errors"
[[ $? == 1 && $(wc -l <"$work/errors") == 1 ]] || fail "no display: $(cat "$work/errors")"

finish
