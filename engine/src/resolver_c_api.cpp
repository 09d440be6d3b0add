// SPDX-License-Identifier: MIT
#include "../resolver/c_api.cpp"
