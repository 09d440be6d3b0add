// SPDX-License-Identifier: MIT
#include "../link/writer.cpp"
