// SPDX-License-Identifier: MIT
#include "../../include/qipan/zoujing.h"
