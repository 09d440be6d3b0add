// SPDX-License-Identifier: MIT
#include "../chess/checkers.cpp"
