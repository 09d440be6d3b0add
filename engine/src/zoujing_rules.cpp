// SPDX-License-Identifier: MIT
#include "../zoujing/rules.cpp"
