// SPDX-License-Identifier: MIT
#include "../zoujing/states.cpp"
