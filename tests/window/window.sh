# window.sh: a display of its own, and hands for the window on it. Source it with the program's path in $qipan.
# The squares are found in a picture of the window; the state is read from the window's title and from the clipboard.
# shellcheck shell=bash
work=$(mktemp -d)
failures=0
flipped=false # the board's side in the pictures: true when Black is below
app=         # the program that runs now
cleanup() {
    # Only what still runs: the number of one that has ended may be another program's by now.
    running && kill "$app"
    kill $(jobs -pr) 2>/dev/null
    wait
    rm -rf "$work"
}
trap cleanup EXIT

fail() {
    echo "FAIL: $*"
    failures=$((failures + 1))
}
finish() {
    echo "$failures failures"
    exit $((failures > 0))
}

ms_now() { # NAME of the variable
    printf -v "$1" '%d' "$((${EPOCHREALTIME/./} / 1000))"
}

mkfifo "$work/display"
Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3>"$work/display" 2>/dev/null &
read -r number <"$work/display"
export DISPLAY=:$number XDG_RUNTIME_DIR=$work/run XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/data
export LC_ALL=C.UTF-8 QT_QUICK_BACKEND=software PULSE_SERVER=unix:/nonexistent
mkdir -m 700 "$work/run"
openbox >/dev/null 2>&1 &

# Starts the program and waits for its window.
show_window() { # ARGUMENT...
    "$qipan" --lang en --theme light "$@" 2>"$work/errors" &
    app=$!
    disown # or the shell tells of each kill
    window=$(timeout 30 xdotool search --sync --all --onlyvisible --pid "$app" --name ' – ' | tail -n 1)
    [[ -n $window ]] || { fail "no window within 30 seconds"; cat "$work/errors"; exit 1; }
}
# The same, with the window at its place and the board found.
open_window() { # ARGUMENT...
    show_window "$@"
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

running() {
    [[ -n $app ]] && kill -0 "$app" 2>/dev/null
}
cpu_ms() { # that the program has used, user and system
    local fields
    read -ra fields < <(sed 's/.*) //' "/proc/$app/stat")
    echo $(((fields[11] + fields[12]) * 1000 / $(getconf CLK_TCK)))
}
wait_for_end() { # returns false if the program goes on for five seconds
    for _ in $(seq 50); do
        running || { app=; return; }
        sleep 0.1
    done
    return 1
}
title() {
    xdotool getwindowname "$window" 2>/dev/null
}
# Looks up to five seconds for a title; not longer than the program runs.
wait_for_title() { # PATTERN
    local end=$((SECONDS + 6))
    # shellcheck disable=SC2053
    until [[ $(title) == $1 ]]; do
        running && ((SECONDS < end)) || return 1
        sleep 0.02
    done
}
expect_title() { # TEXT
    wait_for_title "$1*" || fail "title is '$(title)', not '$1'"
}
move_to() { # SQUARE
    local column row
    column=$(($(printf '%d' "'${1:0:1}") - 97))
    row=$((8 - ${1:1:1}))
    [[ $flipped == true ]] && column=$((7 - column)) row=$((7 - row))
    xdotool mousemove $((left + column * square + square / 2)) $((top + row * square + square / 2))
}
click() { # SQUARE...
    local name
    for name in "$@"; do
        move_to "$name"
        xdotool click 1
        sleep 0.05
    done
}
drag() { # FROM TO [SECONDS in the hand]
    move_to "$1"
    xdotool mousedown 1
    xdotool mousemove_relative -- 4 -4
    move_to "$2"
    sleep "${3-0}"
    xdotool mousemove_relative -- 2 2 mouseup 1
    sleep 0.05
}
key() {
    xdotool key --window "$window" --delay 30 "$@"
}
type_text() { # TEXT
    xdotool type --window "$window" --delay 30 "$1"
}
type_move() { # TEXT
    type_text "$1"
    key Return
}
# When the window goes with the press of a key, its release goes nowhere, and the next window would get the key again
# and again.
release_keys() {
    xdotool keyup --delay 0 $(seq 10 135)
}
kill_program() {
    kill -9 "$app"
    wait_for_end || fail "kill does not end the program"
    release_keys
}
# What the keys put there in place of a dash.
clipboard() { # KEYS
    local text=- end=$((SECONDS + 6))
    xclip -selection clipboard <<<- >/dev/null 2>&1
    key "$1"
    while [[ $text == - && $SECONDS -lt $end ]]; do
        sleep 0.05
        text=$(timeout 5 xclip -selection clipboard -o)
    done
    echo "$text"
}
expect_fen() { # FEN
    local fen
    fen=$(clipboard ctrl+c)
    [[ $fen == "$1" ]] || fail "position is '$fen', not '$1'"
}
expect_silence() {
    [[ -s $work/errors ]] && { fail "standard error is not empty:"; cat "$work/errors"; }
}
close_window() {
    key ctrl+q 2>/dev/null
    release_keys
    wait_for_end || fail "Ctrl+Q does not end the program"
    expect_silence
}
