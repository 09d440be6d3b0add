// SPDX-License-Identifier: MIT
#include "../../include/qipan/resolver.h"
