// SPDX-License-Identifier: MIT
#include "../resolver/guess.cpp"
