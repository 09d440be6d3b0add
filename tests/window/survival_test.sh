#!/bin/bash
# survival_test.sh QIPAN [KILLS] [SEED]: what becomes of the game when the program is killed at random moments, when
# its file is damaged, and when the disk is full or may not be written. KILLS and SEED repeat a failure.
# After each kill the next start must show the game as it was. At most the ply in flight may be missing: one that was
# not yet in the title, or was for less than kInFlight. The clock may have lost one second of the last move.
set -u
# Mounts of our own, which go with us.
if [[ -z ${QIPAN_OWN_MOUNTS-} ]]; then
    [[ $(id -u) == 0 ]] && own=(unshare -m) || own=(unshare -m -r)
    "${own[@]}" true 2>/dev/null && exec "${own[@]}" env QIPAN_OWN_MOUNTS=yes "$BASH" "$0" "$@"
fi
# In memory: how long a busy disk keeps a ply in flight is not what is asked here.
[[ -w /dev/shm ]] && export TMPDIR=/dev/shm
qipan=$1 kills=${2:-12} seed=${3:-1}
source "$(dirname "$0")/window.sh"
RANDOM=$seed
echo "$kills kills, seed $seed"

kInFlight=100 # ms
kClock=300000 # ms for each side
promotions="8/PPPP2k1/8/8/8/8/pppp2K1/8 w - - 0 1"
mkdir -p "$XDG_CONFIG_HOME/qipan"
echo '{"whiteTimeControl": "300", "blackTimeControl": "300"}' >"$XDG_CONFIG_HOME/qipan/settings.json"
room=$XDG_DATA_HOME/qipan/games/chess

# The games that are played: move, SAN, position after it. Both en passants, both castlings, a promotion; and a game
# of promotions only, to each kind on each side.
load_moves() { # NAME
    move=() san=() fen=()
    while read -r from_to text position; do
        move+=("$from_to") san+=("$text") fen+=("$position")
    done < <(sed -n "/^# $1/,/^#/{/^#/d;p}" <<'END'
# castling
- - rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
e2e4 e4 rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1
a7a6 a6 rnbqkbnr/1ppppppp/p7/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2
e4e5 e5 rnbqkbnr/1ppppppp/p7/4P3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2
d7d5 d5 rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3
e5d6 exd6 rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3
g8f6 Nf6 rnbqkb1r/1pp1pppp/p2P1n2/8/8/8/PPPP1PPP/RNBQKBNR w KQkq - 1 4
d6c7 dxc7 rnbqkb1r/1pP1pppp/p4n2/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 4
c8d7 Bd7 rn1qkb1r/1pPbpppp/p4n2/8/8/8/PPPP1PPP/RNBQKBNR w KQkq - 1 5
c7b8n cxb8=N rN1qkb1r/1p1bpppp/p4n2/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 5
a8b8 Rxb8 1r1qkb1r/1p1bpppp/p4n2/8/8/8/PPPP1PPP/RNBQKBNR w KQk - 0 6
g1f3 Nf3 1r1qkb1r/1p1bpppp/p4n2/8/8/5N2/PPPP1PPP/RNBQKB1R b KQk - 1 6
e7e6 e6 1r1qkb1r/1p1b1ppp/p3pn2/8/8/5N2/PPPP1PPP/RNBQKB1R w KQk - 0 7
f1e2 Be2 1r1qkb1r/1p1b1ppp/p3pn2/8/8/5N2/PPPPBPPP/RNBQK2R b KQk - 1 7
f8e7 Be7 1r1qk2r/1p1bbppp/p3pn2/8/8/5N2/PPPPBPPP/RNBQK2R w KQk - 2 8
e1g1 O-O 1r1qk2r/1p1bbppp/p3pn2/8/8/5N2/PPPPBPPP/RNBQ1RK1 b k - 3 8
e8g8 O-O 1r1q1rk1/1p1bbppp/p3pn2/8/8/5N2/PPPPBPPP/RNBQ1RK1 w - - 4 9
d2d4 d4 1r1q1rk1/1p1bbppp/p3pn2/8/3P4/5N2/PPP1BPPP/RNBQ1RK1 b - - 0 9
b7b5 b5 1r1q1rk1/3bbppp/p3pn2/1p6/3P4/5N2/PPP1BPPP/RNBQ1RK1 w - - 0 10
a2a4 a4 1r1q1rk1/3bbppp/p3pn2/1p6/P2P4/5N2/1PP1BPPP/RNBQ1RK1 b - - 0 10
b5b4 b4 1r1q1rk1/3bbppp/p3pn2/8/Pp1P4/5N2/1PP1BPPP/RNBQ1RK1 w - - 0 11
c2c4 c4 1r1q1rk1/3bbppp/p3pn2/8/PpPP4/5N2/1P2BPPP/RNBQ1RK1 b - c3 0 11
b4c3 bxc3 1r1q1rk1/3bbppp/p3pn2/8/P2P4/2p2N2/1P2BPPP/RNBQ1RK1 w - - 0 12
b1c3 Nxc3 1r1q1rk1/3bbppp/p3pn2/8/P2P4/2N2N2/1P2BPPP/R1BQ1RK1 b - - 0 12
d8c8 Qc8 1rq2rk1/3bbppp/p3pn2/8/P2P4/2N2N2/1P2BPPP/R1BQ1RK1 w - - 1 13
c1f4 Bf4 1rq2rk1/3bbppp/p3pn2/8/P2P1B2/2N2N2/1P2BPPP/R2Q1RK1 b - - 2 13
b8b4 Rb4 2q2rk1/3bbppp/p3pn2/8/Pr1P1B2/2N2N2/1P2BPPP/R2Q1RK1 w - - 3 14
d1d2 Qd2 2q2rk1/3bbppp/p3pn2/8/Pr1P1B2/2N2N2/1P1QBPPP/R4RK1 b - - 4 14
# promotions
- - 8/PPPP2k1/8/8/8/8/pppp2K1/8 w - - 0 1
c7c8n c8=N 2N5/PP1P2k1/8/8/8/8/pppp2K1/8 b - - 0 1
a2a1r a1=R 2N5/PP1P2k1/8/8/8/8/1ppp2K1/r7 w - - 0 2
a7a8b a8=B B1N5/1P1P2k1/8/8/8/8/1ppp2K1/r7 b - - 0 2
b2b1b b1=B B1N5/1P1P2k1/8/8/8/8/2pp2K1/rb6 w - - 0 3
b7b8r b8=R BRN5/3P2k1/8/8/8/8/2pp2K1/rb6 b - - 0 3
d2d1q d1=Q BRN5/3P2k1/8/8/8/8/2p3K1/rb1q4 w - - 0 4
d7d8n d8=N BRNN4/6k1/8/8/8/8/2p3K1/rb1q4 b - - 0 4
c2c1q c1=Q BRNN4/6k1/8/8/8/8/6K1/rbqq4 w - - 0 5
END
    )
}

chance() { # MOST: 0 .. MOST - 1 in $chosen; the same again for the same seed
    chosen=$(((RANDOM * 32768 + RANDOM) % $1))
}
wait_ms() { # MILLISECONDS
    local seconds
    printf -v seconds '%d.%03d' $(($1 / 1000)) $(($1 % 1000))
    sleep "$seconds"
}

# What the script knows of the game: plies that were seen in the title, and for the running move the times between
# which its clock began. Times of moves are known as low and high bounds.
begin_game() { # NAME true|false (with a clock)
    load_moves "$1"
    clock=$2 ply=0 in_flight=0 taking_back=0 tags='' sent=0 seen=0 began_sent=0 began_seen=0 saved=-1
    spent_low=() spent_high=()
}
# The bounds of what the running move has taken if it ended, or was cut off, between two moments.
spent_between() { # FIRST LAST
    if [[ $clock == false ]] || ((ply < 2)); then
        low=0 high=0
    elif ((saved >= 0)); then
        low=$saved high=$saved # it stands still since the start
    else
        low=$(($1 - began_seen)) high=$(($2 - began_sent))
        ((low < 0)) && low=0
    fi
}

# Sends the next ply; a man is held in the hand, and the chooser left open, for a while.
# With KILL the program is killed within so many milliseconds from the last touch on.
send_ply() { # typed|dragged [KILL]
    local next=$((ply + 1))
    local from_to=${move[next]} hold
    chance 200
    printf -v hold '0.%03d' "$chosen"
    in_flight=1
    if [[ $1 == typed ]]; then
        type_text "${san[next]}"
        [[ -n ${2-} ]] && kill_within "$2"
        ms_now sent
        key Return
    else
        ms_now sent
        drag "${from_to:0:2}" "${from_to:2:2}" "$hold"
        if [[ -n ${from_to:4} ]]; then
            chance 400
            wait_ms "$chosen"
            ms_now sent
            key "${from_to:4}"
        fi
    fi 2>/dev/null
}
# Waits until the title shows it. Returns false if the program ended before.
see_ply() {
    local side=White fields
    read -ra fields <<<"${fen[ply + 1]}"
    [[ ${fields[1]} == b ]] && side=Black
    if ! wait_for_title "$side *– move ${fields[5]}"; then
        running && fail "ply $((ply + 1)), ${san[ply + 1]}: title is '$(title)'"
        return 1
    fi
    ms_now seen
    spent_between "$sent" "$seen"
    ply=$((ply + 1)) in_flight=0 saved=-1 began_sent=$sent began_seen=$seen
    spent_low[ply]=$low spent_high[ply]=$high
}
play_ply() { # typed|dragged
    ((ply + 1 < ${#move[@]})) && send_ply "$1" && see_ply
}
play_on() { # typed|dragged
    while running && play_ply "$1"; do :; done
    wait "$killer"
}
kill_within() { # MILLISECONDS
    chance "$1"
    (
        wait_ms "$chosen"
        echo "${EPOCHREALTIME/./}" >"$work/killed"
        kill -9 "$app"
    ) &
    killer=$!
}

moves_of() { # of the PGN on standard input, with its result
    sed '/^\[[A-Z]/d' | tr '\n' ' ' | sed -E 's/\{[^}]*\}//g; s/[0-9]+\.+//g; s/ +/ /g; s/^ //; s/ $//'
}
tags_of() {
    grep '^\[[A-Z]'
}
# "spent left" of each ply in milliseconds.
times_of() {
    tr '\n' ' ' | grep -oE '\[%emt [0-9:.]+\] ?\[%clk [0-9:.]+\]' | tr -d ']' |
        awk 'function ms(text, p) { split(text, p, ":"); return int((p[1] * 3600 + p[2] * 60 + p[3]) * 1000 + 0.5) }
            { sub(/\[%clk/, " &"); print ms($2), ms($4) }'
}
line_to() { # PLY: the moves up to there
    local line="${san[*]:1:$1} *"
    echo "${line# }"
}
state() { # NAME of a part of the running game's file
    sed -nE "s/^ *\"$1\": \"?([^\",]*)\"?,?\$/\1/p" "$room/current.json"
}
pgn_in() { # FILE
    sed -nE 's/^ *"pgn": "(.*)",$/\1/p' "$1" | sed 's/\\n/\n/g; s/\\"/"/g'
}
newest_recent() {
    find "$room/recent" -name '*.json' | sort | tail -n 1
}
changed_at() {
    stat -c %.Y "$room/current.json" 2>/dev/null
}
wait_for_change() { # since the TIME that changed_at gave
    local end=$((SECONDS + 6))
    while [[ $(changed_at) == "$1" ]]; do
        ((SECONDS < end)) || { fail "the game was not kept"; return; }
        sleep 0.02
    done
}

start_promotions() {
    close_window
    open_window --fen "$promotions"
    begin_game promotions false
    expect_title "White to move – move 1"
}
open_card() {
    key ctrl+n
    key ctrl+a
    type_text Ada
}
start_clock_game() {
    local before=$(changed_at) retired=
    ((ply > 0)) && retired=$(line_to "$ply")
    open_card
    key Return
    wait_for_change "$before"
    begin_game castling true
    expect_title "White to move – move 1"
    grep -qF '[White "Ada"]' <(clipboard ctrl+shift+c) || fail "the new game is not Ada's"
    [[ -z $retired || $(pgn_in "$(newest_recent)" | moves_of) == "$retired" ]] ||
        fail "the old game is not among the recent"
}

# One life of the program, by the number of the kill.
live() { # KIND
    case $1 in
    typed | dragged)
        kill_within 1500
        play_on "$1"
        ;;
    chooser)
        ((${#move[@]} == 9 && ply < 6)) || start_promotions
        kill_within 1500
        play_on dragged
        ;;
    animation)
        send_ply typed 300
        see_ply
        ;;
    clock)
        [[ $clock == true ]] || start_clock_game
        while ((ply < 3)); do play_ply typed || return; done
        kill_within 2500
        ;;
    card)
        while ((ply < 1)); do play_ply typed || return; done
        chance 2
        opening=$chosen
        kill_within 700
        open_card 2>/dev/null
        ((opening)) && key Return 2>/dev/null
        ;;
    undo)
        [[ $clock == false ]] || start_promotions
        while ((ply < 2)); do play_ply typed || return; done
        kill_within 150
        taking_back=1
        key ctrl+z 2>/dev/null
        ;;
    esac
    wait "$killer"
}

# Which ply the game is at now, and whether that may be so.
check_line() { # PGN
    local line=$(moves_of <<<"$1") count
    count=$(($(wc -w <<<"$line") - 1))
    if [[ $line == "*" && $opening == 1 && $ply -gt 0 ]]; then
        [[ $(pgn_in "$(newest_recent)" | moves_of) == "$(line_to "$ply")" ]] || fail "the old game is in no file"
        begin_game castling true
    fi
    local fewest=$((ply - taking_back)) most=$((ply + in_flight))
    ((ply > 0 && seen > killed - kInFlight && fewest == ply)) && fewest=$((ply - 1))
    [[ $line == "$(line_to "$count")" ]] && ((count >= fewest && count <= most)) ||
        fail "the game is '$line', not '$(line_to "$ply")' (in flight: $in_flight, taken back: $taking_back)"
    ((count < ply && !taking_back)) && lost=$((lost + 1))
    ((count > ply)) && won=$((won + 1))
    restored=$count
}
# The clock of the running move, and what each move took; without a clock all is 0.
check_clock() { # PGN
    local spent=$(state spent) left=("$kClock" "$kClock") times=() i took shown
    local control=-
    [[ $clock == true ]] && control=300
    [[ $(state whiteControl) == "$control" ]] || fail "time control is $(state whiteControl), not $control"
    if ((restored > ply)); then
        spent_between "$sent" "$killed"
        spent_low[restored]=$low spent_high[restored]=$high
        low=0 high=$((killed - sent))
        ((restored < 2)) && high=0
    elif ((restored < ply)); then
        low=${spent_low[ply]} high=${spent_high[ply]}
    else
        spent_between "$killed" "$killed"
    fi
    [[ $clock == true ]] || low=0 high=0
    ((spent >= low - (saved >= 0 && restored == ply ? 0 : 1000) && spent <= high)) ||
        fail "the running move took $spent ms, not $low to $high"
    ((spent - low < worst)) && worst=$((spent - low))
    [[ $clock == false ]] || mapfile -t times < <(times_of <<<"$1")
    [[ $clock == false || ${#times[@]} == "$restored" ]] || fail "${#times[@]} times for $restored moves"
    for ((i = 1; i <= ${#times[@]}; ++i)); do
        read -r took shown <<<"${times[i - 1]}"
        ((took >= spent_low[i] && took <= spent_high[i])) ||
            fail "ply $i took $took ms, not ${spent_low[i]} to ${spent_high[i]}"
        left[i % 2]=$((left[i % 2] - took))
        ((shown == left[i % 2])) || fail "ply $i left $shown ms, not ${left[i % 2]}"
        spent_low[i]=$took spent_high[i]=$took
    done
    saved=-1
    [[ $clock == true ]] && ((restored >= 2)) && saved=$spent
}
# The next start shows what was.
check_survival() {
    local before=$(changed_at) pgn
    open_window
    wait_for_change "$before"
    pgn=$(clipboard ctrl+shift+c)
    check_line "$pgn"
    expect_fen "${fen[restored]}"
    check_clock "$pgn"
    ply=$restored in_flight=0 taking_back=0 opening=0
    [[ $(state flipped) == "$flipped" ]] || fail "flipped is $(state flipped)"
    [[ -z $tags || $tags == "$(tags_of <<<"$pgn")" ]] || fail "other tags: $(tags_of <<<"$pgn")"
    tags=$(tags_of <<<"$pgn")
    expect_silence
    ls "$room" | grep -q unreadable && fail "a file was put aside"
}

wait_for_moves() { # MOVES in the running game's file
    local end=$((SECONDS + 6))
    until [[ $(pgn_in "$room/current.json" | moves_of) == "$1" ]]; do
        ((SECONDS < end)) || { fail "kept is '$(pgn_in "$room/current.json" | moves_of)', not '$1'"; return; }
        sleep 0.02
    done
}

kill_at_random_moments() {
    local kinds=(typed dragged chooser animation clock card undo) kind round failed
    hits=0 lost=0 won=0 worst=0 opening=0
    open_window
    begin_game castling false
    for ((round = 0; round < kills; ++round)); do
        kind=${kinds[round % ${#kinds[@]}]}
        [[ $kind == chooser || $kind == undo ]] || ((ply + 6 < ${#move[@]})) || start_clock_game
        chance 3
        if ((chosen == 0)); then
            key ctrl+f
            [[ $flipped == true ]] && flipped=false || flipped=true
            sleep 0.3
        fi
        failed=$failures
        live "$kind"
        wait_for_end || { fail "it was not killed"; kill_program; }
        release_keys
        killed=$(($(<"$work/killed") / 1000))
        ((in_flight || taking_back || opening || seen > killed - kInFlight)) && hits=$((hits + 1))
        check_survival
        ((failures > failed)) && echo "  ... at kill $((round + 1)): $kind, seed $seed"
    done
    kill_program
    echo "$kills kills, $hits with something in flight: $lost plies lost, $won kept; clock at most $((-worst)) ms behind"
}

# Something is said in the window that was not said in the picture: a notice is larger than all else that may differ.
expect_notice() { # PICTURE
    local count
    sleep 0.5 # for a man on his way
    for _ in $(seq 10); do
        import -window "$window" "$work/now.png"
        count=$(compare -metric AE "$1" "$work/now.png" null: 2>&1)
        (($(printf '%.0f' "$count") > 3000)) && return
        sleep 0.1
    done
    fail "the window says nothing of it"
}

# The file on standard input is in place of the running game's: it is put aside as it is, and there is a new game.
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
    wait_for_moves "$(line_to "$ply")"
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

kill_at_random_moments
damage_the_file
fill_and_forbid_the_disk
finish
