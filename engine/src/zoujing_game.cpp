// SPDX-License-Identifier: MIT
#include "../zoujing/game.cpp"
