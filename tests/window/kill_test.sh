#!/bin/bash
# kill_test.sh QIPAN [KILLS] [SEED]: the program is killed at random moments. KILLS and SEED repeat a failure.
# After each kill the next start must show the game as it was. At most the ply in flight may be missing: one that was
# not yet in the title, or was for less than kInFlight. The clock may have lost one second of the last move.
set -u
# In memory: how long a busy disk keeps a ply in flight is not what is asked here.
[[ -w /dev/shm ]] && export TMPDIR=/dev/shm
qipan=$1 kills=${2:-12} seed=${3:-1}
source "$(dirname "$0")/window.sh"
source "$(dirname "$0")/kept_game.sh"
RANDOM=$seed
echo "$kills kills, seed $seed"

kInFlight=100 # ms
kClock=300000 # ms for each side
promotions="8/PPPP2k1/8/8/8/8/pppp2K1/8 w - - 0 1"
mkdir -p "$XDG_CONFIG_HOME/qipan"
echo '{"whiteTimeControl": "300", "blackTimeControl": "300"}' >"$XDG_CONFIG_HOME/qipan/settings.json"
room=$XDG_DATA_HOME/qipan/games/chess

load_moves() { # NAME of a game in played_games.txt
    move=() san=() fen=()
    while read -r from_to text position; do
        move+=("$from_to") san+=("$text") fen+=("$position")
    done < <(sed -n "/^# $1/,/^#/{/^#/d;p}" "$(dirname "$0")/played_games.txt")
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

line_to() { # PLY: the moves up to there
    local line="${san[*]:1:$1} *"
    echo "${line# }"
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

kill_at_random_moments
finish
