// SPDX-License-Identifier: MIT
#include "../klotski/c_api.cpp"
