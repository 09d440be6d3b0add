// SPDX-License-Identifier: MIT
#include "../resolver/judge.cpp"
