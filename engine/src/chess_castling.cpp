// SPDX-License-Identifier: MIT
#include "../chess/castling.cpp"
