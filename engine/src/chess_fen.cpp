// SPDX-License-Identifier: MIT
#include "../chess/fen.cpp"
