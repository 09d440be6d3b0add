#!/bin/bash
# test.sh [CTEST_ARGUMENT...]: installs what is missing, builds Qipan and runs every test.
set -eu
cd "$(dirname "$0")/.."

deploy/setup.sh test
cmake --preset dev
cmake --build --preset dev
cmake --build --preset dev --target all_qmllint
ctest --preset dev --parallel "$(nproc)" "$@"
