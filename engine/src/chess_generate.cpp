// SPDX-License-Identifier: MIT
#include "../chess/generate.cpp"
