#!/bin/bash
# run.sh [ARGUMENT...]: installs what is missing, builds Qipan and starts it. The arguments are qipan's (see --help).
set -eu
cd "$(dirname "$0")/.."

if [[ -z ${DISPLAY-} && -z ${WAYLAND_DISPLAY-} && -z ${QT_QPA_PLATFORM-} && " $* " != *" --help "* && " $* " != *" --version "* ]]; then
    echo "qipan: there is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set)." >&2
    exit 1
fi
deploy/setup.sh play
log=build/release.log
mkdir -p build
[[ -x build/release/bin/qipan ]] || echo "Building Qipan. This takes a minute or two, the first time only."
if ! { cmake --preset release && cmake --build --preset release; } >"$log" 2>&1; then
    tail -n 40 "$log" >&2
    echo "The build failed; all of its output is in $log." >&2
    exit 1
fi
exec build/release/bin/qipan "$@"
