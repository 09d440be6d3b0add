// SPDX-License-Identifier: MIT
#include "../chess/reachable.cpp"
