// SPDX-License-Identifier: MIT
#include "../link/hash.cpp"
