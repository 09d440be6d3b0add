// SPDX-License-Identifier: MIT
#include "../chess/c_api.cpp"
