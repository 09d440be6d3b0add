// SPDX-License-Identifier: MIT
#include "../resolver/debounce.cpp"
