// SPDX-License-Identifier: MIT
/// @file The five points on the 8x8 matrix, and what its contacts show of them.
#pragma once

#include <qipan/zoujing.h>

#include "../program/scanner.h"

namespace qipan {
namespace firmware {
namespace zoujing {

/// Where points 0 to 4 are: d4, a7, g7, g1, a1.
constexpr uint8_t kSquares[ZOUJING_POINTS] = {27, 48, 54, 6, 0};

/// Where stones stand at every start: on all points but the centre.
enum : zoujing_mask_t { kStartPoints = 0x1E };

/// Which contacts are closed.
struct Seen {
    zoujing_mask_t points;
    bool elsewhere;  ///< a stone stands on a square that is no point
};

Seen see(const Scanner& scanner);

/// The point on a square, or ZOUJING_NONE.
zoujing_point_t point_on(uint8_t square);

inline zoujing_mask_t all_stones(const zoujing_game_t& game)
{
    return game.stones[ZOUJING_BLACK] | game.stones[ZOUJING_GRAY];
}

constexpr bool is_several(zoujing_mask_t mask)
{
    return (mask & (mask - 1)) != 0;
}

}  // namespace zoujing
}  // namespace firmware
}  // namespace qipan
