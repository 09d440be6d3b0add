// SPDX-License-Identifier: MIT
#include "../chess/check.cpp"
