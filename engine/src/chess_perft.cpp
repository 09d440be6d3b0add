// SPDX-License-Identifier: MIT
#include "../chess/perft.cpp"
