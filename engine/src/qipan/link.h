// SPDX-License-Identifier: MIT
#include "../../include/qipan/link.h"
