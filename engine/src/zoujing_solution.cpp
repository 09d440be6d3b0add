// SPDX-License-Identifier: MIT
#include "../zoujing/solution.cpp"
