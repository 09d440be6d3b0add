#!/bin/bash
# idle_clock.sh QIPAN [SECONDS]: CPU time of the program while a clock of 10+0 runs and nobody touches it. The window is
# in sight, and the game is kept all the time. Exit 1 above one percent.
set -u
qipan=$1 seconds=${2:-20}
source "$(dirname "$0")/../window/window.sh"

mkdir -p "$XDG_CONFIG_HOME/qipan"
echo '{"whiteTimeControl": "600", "blackTimeControl": "600"}' >"$XDG_CONFIG_HOME/qipan/settings.json"

open_window
key ctrl+n Return
type_move e4
type_move e5
expect_title "White to move – move 2"
sleep 2

ms_now began
before=$(cpu_ms)
sleep "$seconds"
after=$(cpu_ms)
ms_now ended
running || fail "the program ended"
percent=$(awk -v cpu=$((after - before)) -v time=$((ended - began)) 'BEGIN {printf "%.2f", 100 * cpu / time}')
echo "a running clock: $percent % of a CPU in $seconds s"
awk -v a="$percent" 'BEGIN {exit !(a <= 1)}' || fail "more than 1 %"
grep -q '"spent": [0-9]\{5\}' "$XDG_DATA_HOME/qipan/games/chess/current.json" || fail "the clock did not run"
finish
