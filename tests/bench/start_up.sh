#!/bin/bash
# start_up.sh QIPAN: what a start costs under Xvfb with the software renderer: CPU time (user and system) until the
# board is settled, and memory (PSS) then; with nothing kept, and with a running game of 80 plies and 50 recent games.
# Medians of 5. The board is settled when the program has done nothing for a second. Exit 1 above a bar.
set -u
qipan=$1
source "$(dirname "$0")/../window/window.sh"
kRuns=5 kMostCpu=250 kMostPss=70 # CPU in ms, PSS in MiB

# Kasparov - Topalov, Wijk aan Zee 1999, the first 80 plies.
cat >"$work/game.pgn" <<'END'
[White "Kasparov"]
[Black "Topalov"]
[Result "*"]

1. e4 d6 2. d4 Nf6 3. Nc3 g6 4. Be3 Bg7 5. Qd2 c6 6. f3 b5 7. Nge2 Nbd7 8. Bh6 Bxh6 9. Qxh6 Bb7 10. a3 e5
11. O-O-O Qe7 12. Kb1 a6 13. Nc1 O-O-O 14. Nb3 exd4 15. Rxd4 c5 16. Rd1 Nb6 17. g3 Kb8 18. Na5 Ba8 19. Bh3 d5
20. Qf4+ Ka7 21. Rhe1 d4 22. Nd5 Nbxd5 23. exd5 Qd6 24. Rxd4 cxd4 25. Re7+ Kb6 26. Qxd4+ Kxa5 27. b4+ Ka4
28. Qc3 Qxd5 29. Ra7 Bb7 30. Rxb7 Qc4 31. Qxf6 Kxa3 32. Qxa6+ Kxb4 33. c3+ Kxc3 34. Qa1+ Kd2 35. Qb2+ Kd1
36. Bf1 Rd2 37. Rd7 Rxd7 38. Bxc4 bxc4 39. Qxh8 Rd3 40. Qa8 c3 *
END

wait_until_settled() {
    local before=-1 now
    now=$(cpu_ms)
    while [[ $now != "$before" ]]; do
        before=$now
        sleep 1
        now=$(cpu_ms)
    done
}
median() {
    sort -n | awk '{v[NR] = $1} END {print v[int((NR + 1) / 2)]}'
}
# A game that was opened is kept like one that was played; its recent copies must be games of their own.
make_games() { # FOLDER
    local room=$1/qipan/games/chess i
    XDG_DATA_HOME=$1 show_window "$work/game.pgn"
    wait_until_settled
    kill_program
    mkdir -p "$room/recent"
    for ((i = 10; i < 60; ++i)); do
        sed "s/\"id\": \"..../\"id\": \"00$i/" "$room/current.json" >"$room/recent/20260101-0000$i-000-00$i.json"
    done
    [[ $(cat "$room"/recent/*.json | grep -c '"length": 80') == 50 ]] || fail "these are not 50 games of 80 plies"
}
measure() { # NAME GAMES
    local run cpu pss
    for ((run = 0; run < kRuns; ++run)); do
        rm -rf "$XDG_CONFIG_HOME" "$XDG_DATA_HOME"
        cp -r "$2" "$XDG_DATA_HOME"
        show_window
        wait_until_settled
        cpu_ms >>"$work/$1.cpu"
        awk '/^Pss:/ {printf "%.1f\n", $2 / 1024}' "/proc/$app/smaps_rollup" >>"$work/$1.pss"
        expect_silence
        kill_program
    done
    cpu=$(median <"$work/$1.cpu") pss=$(median <"$work/$1.pss")
    printf '%-10s %9s %10s\n' "$1" "$cpu" "$pss"
    awk -v a="$cpu" -v b="$kMostCpu" 'BEGIN {exit !(a <= b)}' || fail "$1: more than $kMostCpu ms"
    awk -v a="$pss" -v b="$kMostPss" 'BEGIN {exit !(a <= b)}' || fail "$1: more than $kMostPss MiB"
}

mkdir "$work/none"
make_games "$work/games"
printf '%-10s %9s %10s\n' kept 'CPU, ms' 'PSS, MiB'
measure nothing "$work/none"
measure games "$work/games"
finish
