#!/bin/bash
# SPDX-License-Identifier: MIT
# forward.sh [DIR]: writes this folder's files anew (into DIR, if given). The Arduino IDE compiles src/ and nothing else,
# so each file here stands for one of the engine's.
set -eu
engine=$(cd "$(dirname "$0")/.." && pwd)
out=${1:-$engine/src}
mkdir -p "$out/qipan"
out=$(cd "$out" && pwd)
rm -f "$out"/*.cpp "$out"/qipan/*.h
cd "$engine"
for source in */*.cpp; do
    [[ $source == src/* ]] || printf '// SPDX-License-Identifier: MIT\n#include "../%s"\n' "$source" >"$out/${source/\//_}"
done
for header in include/qipan/*.h; do
    printf '// SPDX-License-Identifier: MIT\n#include "../../%s"\n' "$header" >"$out/qipan/$(basename "$header")"
done
{
    printf '// SPDX-License-Identifier: MIT\n#pragma once\n'
    for header in include/qipan/*.h; do
        printf '#include "%s"\n' "qipan/$(basename "$header")"
    done
} >"$out/Qipan.h"
