// SPDX-License-Identifier: MIT
#include "../klotski/neighbours.cpp"
