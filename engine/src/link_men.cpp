// SPDX-License-Identifier: MIT
#include "../link/men.cpp"
