// SPDX-License-Identifier: MIT
#include "../chess/geometry.cpp"
