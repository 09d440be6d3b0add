// SPDX-License-Identifier: MIT
#include "../klotski/c_api_solver.cpp"
