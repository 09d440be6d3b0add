// SPDX-License-Identifier: MIT
#include "../klotski/pair_link.cpp"
