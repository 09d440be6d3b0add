// SPDX-License-Identifier: MIT
#include "../klotski/text.cpp"
