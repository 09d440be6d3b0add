#!/bin/bash
# disk_test.sh QIPAN: the disk is full, or may not be written, in mid-game and at a start. The window says so, the game
# goes on, no file is harmed, and all is kept as soon as the disk takes it.
set -u
# Mounts of our own, which go with us.
if [[ -z ${QIPAN_OWN_MOUNTS-} ]]; then
    [[ $(id -u) == 0 ]] && own=(unshare -m) || own=(unshare -m -r)
    "${own[@]}" true 2>/dev/null && exec "${own[@]}" env QIPAN_OWN_MOUNTS=yes "$BASH" "$0" "$@"
fi
qipan=$1
source "$(dirname "$0")/window.sh"
source "$(dirname "$0")/kept_game.sh"

leave_disk() {
    while umount -l "$disk" 2>/dev/null; do :; done
}
fill_disk() {
    dd if=/dev/zero of="$disk/filler" bs=4k 2>/dev/null
    { echo >"$disk/probe"; } 2>/dev/null && fail "the disk is not full"
}
empty_disk() {
    rm -f "$disk/filler" "$disk/probe"
}
forbid_disk() {
    mount --bind "$disk" "$disk" && mount -o remount,bind,ro "$disk" || fail "the disk can be written"
}
allow_disk() {
    umount "$disk"
}

resize_window() { # WIDTH
    xdotool windowsize --sync "$window" "$1" 700
}
wait_for_width() { # in the settings
    local end=$((SECONDS + 6))
    until grep -q "\"windowWidth\": $1" "$XDG_CONFIG_HOME/qipan/settings.json" 2>/dev/null; do
        ((SECONDS < end)) || { fail "the settings were not kept"; return; }
        sleep 0.02
    done
}
remember_files() {
    cp "$room/current.json" "$work/game.json"
    cp "$XDG_CONFIG_HOME/qipan/settings.json" "$work/settings.json"
}
expect_unchanged() {
    sleep 0.3
    cmp "$work/game.json" "$room/current.json" || fail "the game's file is not what it was"
    cmp "$work/settings.json" "$XDG_CONFIG_HOME/qipan/settings.json" || fail "the settings are not what they were"
    grep -v "^The settings cannot be kept in " "$work/errors" && fail "that is on standard error"
}

# Nothing can be written for a while.
hinder() { # HINDER ALLOW
    rm -rf "$XDG_DATA_HOME" "$XDG_CONFIG_HOME"
    show_window
    type_move e4
    wait_for_moves "e4 *"
    resize_window 1100
    wait_for_width 1100
    sleep 1
    import -window "$window" "$work/plain.png"
    key ctrl+z
    wait_for_moves "*"
    remember_files
    "$1"
    type_move e4
    expect_title "Black to move – move 1"
    expect_notice "$work/plain.png"
    type_move e5
    expect_title "White to move – move 2"
    resize_window 1000
    sleep 1
    type_move Nf3
    expect_title "Black to move – move 2"
    expect_unchanged
    "$2"
    type_move Nc6
    wait_for_moves "e4 e5 Nf3 Nc6 *"
    resize_window 1100
    wait_for_width 1100
    remember_files
    # A start in such a state goes on with the game, too.
    "$1"
    kill_program
    show_window
    expect_title "White to move – move 3"
    type_move Bb5
    expect_title "Black to move – move 3"
    expect_unchanged
    "$2"
    type_move a6
    wait_for_moves "e4 e5 Nf3 Nc6 Bb5 a6 *"
    kill_program
}
hinder_the_first_start() {
    rm -rf "$XDG_DATA_HOME" "$XDG_CONFIG_HOME"
    "$1"
    show_window
    type_move e4
    expect_title "Black to move – move 1"
    "$2"
    type_move e5
    wait_for_moves "e4 e5 *"
    kill_program
}
fill_and_forbid_the_disk() {
    disk=$work/disk
    mkdir "$disk"
    mount -t tmpfs -o size=64k none "$disk" 2>/dev/null ||
        { echo "Left out: a full disk, and one that may not be written. Nothing can be mounted here."; return; }
    trap 'leave_disk; cleanup' EXIT
    XDG_DATA_HOME=$disk/data XDG_CONFIG_HOME=$disk/config
    room=$XDG_DATA_HOME/qipan/games/chess
    hinder fill_disk empty_disk
    hinder forbid_disk allow_disk
    hinder_the_first_start fill_disk empty_disk
    hinder_the_first_start forbid_disk allow_disk
}

fill_and_forbid_the_disk
finish
