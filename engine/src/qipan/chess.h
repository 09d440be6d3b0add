// SPDX-License-Identifier: MIT
#include "../../include/qipan/chess.h"
