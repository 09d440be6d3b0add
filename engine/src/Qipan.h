// SPDX-License-Identifier: MIT
#pragma once
#include "qipan/chess.h"
#include "qipan/zoujing.h"
