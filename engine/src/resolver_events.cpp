// SPDX-License-Identifier: MIT
#include "../resolver/events.cpp"
