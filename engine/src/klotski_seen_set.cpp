// SPDX-License-Identifier: MIT
#include "../klotski/seen_set.cpp"
