#!/bin/bash
# damage_test.sh QIPAN: the running game's file is cut, or something else lies in its place. It is put aside as it is,
# the window says so, and a new game is played and kept.
set -u
qipan=$1
source "$(dirname "$0")/window.sh"
source "$(dirname "$0")/kept_game.sh"
room=$XDG_DATA_HOME/qipan/games/chess

# The file on standard input is in place of the running game's.
start_on() { # NAME of the damage
    local aside
    cat >"$work/damaged"
    cp "$work/damaged" "$room/current.json"
    show_window
    expect_title "White to move – move 1"
    aside=$(ls "$room"/current.json.unreadable-*)
    cmp "$work/damaged" "$aside" || fail "$1: not kept aside as it was"
    expect_notice "$work/plain.png"
    type_move e4
    expect_title "Black to move – move 1"
    wait_for_moves "e4 *"
    expect_silence
    kill_program
    rm -f "$aside"
}
damage_the_file() {
    local whole=$work/whole.json size part
    show_window
    type_move e4
    type_move e5
    type_move Nf3
    wait_for_moves "e4 e5 Nf3 *"
    kill_program
    cp "$room/current.json" "$whole"
    size=$(stat -c %s "$whole")
    rm "$room/current.json"
    show_window
    sleep 1
    import -window "$window" "$work/plain.png"
    kill_program
    for part in 0 1 $((size / 8)) $((size / 4)) $((size / 2)) $((size * 3 / 4)) $((size - 3)) $((size - 2)); do
        start_on "$part of $size bytes" < <(head -c "$part" "$whole")
    done
    start_on "zeros" < <(head -c "$size" /dev/zero)
    start_on "a program" < <(head -c 5000 "$qipan")
    start_on "no game in it" <<<'{"format": 1, "game": "chess", "state": {}, "summary": {}}'
    start_on "no end of brackets" < <(yes '[' | head -n 100000)
    start_on "an illegal move" < <(sed 's/1\. [a-h]/1. K/' "$whole")
}

damage_the_file
finish
