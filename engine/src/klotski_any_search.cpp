// SPDX-License-Identifier: MIT
#include "../klotski/any_search.cpp"
