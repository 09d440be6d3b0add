// SPDX-License-Identifier: MIT
#include "../chess/draws.cpp"
