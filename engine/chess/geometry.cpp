// SPDX-License-Identifier: MIT
#include "geometry.h"

namespace qipan {
namespace chess {

Reach::Reach(Square from)
{
    const Small west = file_of(from);
    const Small east = 7 - west;
    const Small south = rank_of(from);
    const Small north = 7 - south;
    steps[kNorth] = static_cast<int8_t>(north);
    steps[kSouth] = static_cast<int8_t>(south);
    steps[kEast] = static_cast<int8_t>(east);
    steps[kWest] = static_cast<int8_t>(west);
    steps[kNorthEast] = static_cast<int8_t>(smaller(north, east));
    steps[kSouthWest] = static_cast<int8_t>(smaller(south, west));
    steps[kNorthWest] = static_cast<int8_t>(smaller(north, west));
    steps[kSouthEast] = static_cast<int8_t>(smaller(south, east));
}

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
