// SPDX-License-Identifier: MIT
#include "../chess/can_mate.cpp"
