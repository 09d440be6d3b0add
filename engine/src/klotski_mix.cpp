// SPDX-License-Identifier: MIT
#include "../klotski/mix.cpp"
