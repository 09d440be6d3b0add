// SPDX-License-Identifier: MIT
#include "../link/events.cpp"
