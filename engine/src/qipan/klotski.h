// SPDX-License-Identifier: MIT
#include "../../include/qipan/klotski.h"
