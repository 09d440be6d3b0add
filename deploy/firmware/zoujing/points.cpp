// SPDX-License-Identifier: MIT
#include "points.h"

namespace qipan {
namespace firmware {
namespace zoujing {

Seen see(const Scanner& scanner)
{
    Seen seen = {0, false};
    for (uint8_t square = 0; square < 64; ++square) {
        if (!scanner.is_closed(square))
            continue;
        const zoujing_point_t point = point_on(square);
        if (point == ZOUJING_NONE)
            seen.elsewhere = true;
        else
            seen.points |= ZOUJING_BIT(point);
    }
    return seen;
}

zoujing_point_t point_on(uint8_t square)
{
    for (zoujing_point_t point = 0; point < ZOUJING_POINTS; ++point) {
        if (kSquares[static_cast<uint8_t>(point)] == square)
            return point;
    }
    return ZOUJING_NONE;
}

}  // namespace zoujing
}  // namespace firmware
}  // namespace qipan
