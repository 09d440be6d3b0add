// SPDX-License-Identifier: MIT
#include "../link/fields.cpp"
