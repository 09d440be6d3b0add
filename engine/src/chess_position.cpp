// SPDX-License-Identifier: MIT
#include "../chess/position.cpp"
