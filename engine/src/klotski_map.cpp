// SPDX-License-Identifier: MIT
#include "../klotski/map.cpp"
