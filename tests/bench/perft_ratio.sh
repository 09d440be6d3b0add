#!/bin/bash
# perft_ratio.sh BIN_DIR [ROUNDS]: the speed of qipan-perft as a ratio to Stockfish's `go perft`, in paired rounds of one
# run. Exit 1 when the median for the start position at depth 6 is below 0.15. Needs Debian's stockfish (setup.sh check).
set -eu
bin=$1
rounds=${2:-5}
stockfish=$(command -v stockfish || echo /usr/games/stockfish)
[[ -x $stockfish ]] || { echo "stockfish is not installed: deploy/setup.sh check" >&2; exit 2; }

seconds_of() { # COMMAND...: CPU seconds, user and system
    local TIMEFORMAT='%U %S'
    { time "$@" >/dev/null 2>&1; } 2>&1 | awk '{print $1 + $2}'
}
stockfish_runs() { # FEN DEPTH (0: only starts and ends)
    if [[ $2 == 0 ]]; then
        printf 'isready\nquit\n' | "$stockfish"
    else
        printf 'position fen %s\ngo perft %s\nquit\n' "$1" "$2" | "$stockfish"
    fi
}
median() {
    sort -n | awk '{v[NR] = $1} END {print v[int((NR + 1) / 2)]}'
}

status=0
while IFS='|' read -r name depth fen; do
    for ((i = 0; i < rounds; ++i)); do
        ours=$(seconds_of "$bin/qipan-perft" "$fen" "$depth")
        theirs=$(seconds_of stockfish_runs "$fen" "$depth")
        idle=$(seconds_of stockfish_runs "$fen" 0)
        awk -v a="$ours" -v b="$theirs" -v c="$idle" 'BEGIN {printf "%.3f\n", (b - c) / a}'
    done >/tmp/perft_ratio.$$
    ratio=$(median </tmp/perft_ratio.$$)
    rm -f /tmp/perft_ratio.$$
    echo "$name depth $depth: $ratio of Stockfish (median of $rounds)"
    if [[ $name == startpos ]]; then
        awk -v r="$ratio" 'BEGIN {exit !(r >= 0.15)}' || { echo "below 0.15"; status=1; }
    fi
done <<'END'
startpos|6|rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
kiwipete|5|r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1
position 3|7|8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1
position 4|5|r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1
position 5|5|rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8
position 6|5|r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10
END
exit "$status"
