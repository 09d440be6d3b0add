// SPDX-License-Identifier: MIT
#include "../link/reader.cpp"
