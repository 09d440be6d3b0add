// SPDX-License-Identifier: MIT
#include "../chess/attacks.cpp"
