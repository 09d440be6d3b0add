// SPDX-License-Identifier: MIT
#include "../chess/moves.cpp"
