// SPDX-License-Identifier: MIT
#include "../zoujing/players.cpp"
