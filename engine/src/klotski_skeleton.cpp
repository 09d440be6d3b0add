// SPDX-License-Identifier: MIT
#include "../klotski/skeleton.cpp"
