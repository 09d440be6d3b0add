// SPDX-License-Identifier: MIT
#include "../resolver/explain.cpp"
