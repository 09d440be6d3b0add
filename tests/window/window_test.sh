#!/bin/bash
# window_test.sh QIPAN: two whole games in a real window under Xvfb, with synthetic mouse and keys.
# The squares are found in a picture of the window; the state is read from the window's title and from the clipboard.
# Anything on standard error fails the test.
set -u
qipan=$1
work=$(mktemp -d)
failures=0
started=()
cleanup() {
    kill "${started[@]}" 2>/dev/null
    wait 2>/dev/null
    rm -rf "$work"
}
trap cleanup EXIT

fail() {
    echo "FAIL: $*"
    failures=$((failures + 1))
}

mkfifo "$work/display"
Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3>"$work/display" 2>/dev/null &
started+=($!)
read -r number <"$work/display"
export DISPLAY=:$number XDG_RUNTIME_DIR=$work/run XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/data
export LC_ALL=C.UTF-8 QT_QUICK_BACKEND=software
mkdir -m 700 "$work/run"
openbox >/dev/null 2>&1 &
started+=($!)

open_window() { # ARGUMENT...
    "$qipan" --lang en --theme light "$@" 2>"$work/errors" &
    app=$!
    started+=("$app")
    window=$(timeout 30 xdotool search --sync --all --onlyvisible --pid "$app" --name ' – ' | tail -n 1)
    [[ -n $window ]] || { fail "no window within 30 seconds"; cat "$work/errors"; exit 1; }
    xdotool windowactivate --sync "$window" windowsize --sync "$window" 1200 740 windowmove "$window" 20 30
    sleep 0.7
    find_board
}

# The board is the bounding box of its light squares: a8 and h1 are light.
find_board() {
    import -window root "$work/board.png"
    read -r side _ left top < <(convert "$work/board.png" -fuzz 1% -fill black +opaque '#f0d9b5' -format '%@' info: | tr 'x+' '  ')
    square=$((side / 8))
    [[ $square -ge 40 ]] || { fail "no board found: side $side"; exit 1; }
}

title() {
    xdotool getwindowname "$window"
}
expect_title() { # TEXT
    for _ in $(seq 50); do
        [[ $(title) == "$1"* ]] && return
        sleep 0.1
    done
    fail "title is '$(title)', not '$1'"
}
move_to() { # SQUARE
    local file rank
    file=$(($(printf '%d' "'${1:0:1}") - 97))
    rank=${1:1:1}
    xdotool mousemove $((left + file * square + square / 2)) $((top + (8 - rank) * square + square / 2))
}
click() { # SQUARE...
    local name
    for name in "$@"; do
        move_to "$name"
        xdotool click 1
        sleep 0.05
    done
}
drag() { # FROM TO
    move_to "$1"
    xdotool mousedown 1
    xdotool mousemove_relative -- 4 -4
    move_to "$2"
    xdotool mousemove_relative -- 2 2 mouseup 1
    sleep 0.05
}
key() {
    xdotool key --window "$window" --delay 30 "$@"
}
type_move() { # TEXT
    xdotool type --window "$window" --delay 30 "$1"
    key Return
}
clipboard() { # KEYS
    key "$1"
    sleep 0.3
    timeout 5 xclip -selection clipboard -o
}
expect_fen() { # FEN
    local fen
    fen=$(clipboard ctrl+c)
    [[ $fen == "$1" ]] || fail "position is '$fen', not '$1'"
}
# The window goes with the press; the release needs a call of its own, or the keys stay down for the next window.
close_window() {
    xdotool keydown ctrl keydown q
    xdotool keyup q keyup ctrl
    for _ in $(seq 50); do
        kill -0 "$app" 2>/dev/null || break
        sleep 0.1
    done
    kill -0 "$app" 2>/dev/null && fail "Ctrl+Q does not end the program"
    [[ -s $work/errors ]] && { fail "standard error is not empty:"; cat "$work/errors"; }
}

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

# Second game: the keyboard alone, typed moves to mate.
open_window
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

echo "$failures failures"
exit $((failures > 0))
