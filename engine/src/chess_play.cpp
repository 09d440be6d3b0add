// SPDX-License-Identifier: MIT
#include "../chess/play.cpp"
