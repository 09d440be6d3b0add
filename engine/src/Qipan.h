// SPDX-License-Identifier: MIT
#pragma once
#include "qipan/chess.h"
#include "qipan/klotski.h"
#include "qipan/link.h"
#include "qipan/resolver.h"
#include "qipan/zoujing.h"
