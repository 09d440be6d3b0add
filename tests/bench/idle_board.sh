#!/bin/bash
# idle_board.sh QIPAN QIPAN_BOARD_SIM [SECONDS]: CPU time of the program while a board of our own is connected and nobody
# touches it. The window is in sight. Exit 1 above two percent.
set -u
qipan=$1 sim=$2 seconds=${3:-20}
source "$(dirname "$0")/../window/window.sh"

mkfifo "$work/hands"
"$sim" --link "$work/port" <"$work/hands" >"$work/sim.log" 2>&1 &
exec 9>"$work/hands"
for _ in {1..50}; do [[ -e $work/port ]] && break; sleep 0.1; done
open_window --board "bl1:$work/port"
for _ in {1..100}; do
    grep -q "$work/port" "$XDG_CONFIG_HOME/qipan/boards.json" 2>/dev/null && break
    sleep 0.1
done
grep -q "$work/port" "$XDG_CONFIG_HOME/qipan/boards.json" || fail "the board was not found"
sleep 5

ms_now began
before=$(cpu_ms)
sleep "$seconds"
after=$(cpu_ms)
ms_now ended
running || fail "the program ended"
percent=$(awk -v cpu=$((after - before)) -v time=$((ended - began)) 'BEGIN {printf "%.2f", 100 * cpu / time}')
echo "a board that is connected and rests: $percent % of a CPU in $seconds s"
awk -v a="$percent" 'BEGIN {exit !(a <= 2)}' || fail "more than 2 %"
finish
