// SPDX-License-Identifier: MIT
#include "geometry.h"

namespace qipan {
namespace chess {

int8_t direction_between(Square a, Square b)
{
    const int8_t files = static_cast<int8_t>(file_of(b) - file_of(a));
    const int8_t ranks = static_cast<int8_t>(rank_of(b) - rank_of(a));
    if (files == 0)
        return ranks > 0 ? kNorth : kSouth;
    if (ranks == 0)
        return files > 0 ? kEast : kWest;
    if (files == ranks)
        return files > 0 ? kNorthEast : kSouthWest;
    if (files == -ranks)
        return files > 0 ? kSouthEast : kNorthWest;
    return kNoDirection;
}

}  // namespace chess
}  // namespace qipan
