// SPDX-License-Identifier: MIT
#include "../resolver/squares.cpp"
