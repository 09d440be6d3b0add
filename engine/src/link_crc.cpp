// SPDX-License-Identifier: MIT
#include "../link/crc.cpp"
