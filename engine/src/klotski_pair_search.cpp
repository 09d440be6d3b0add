// SPDX-License-Identifier: MIT
#include "../klotski/pair_search.cpp"
