// SPDX-License-Identifier: MIT
#include "boards/placements.h"

namespace qipan::boards {

Placement placementOf(const chess::Position& position)
{
    Placement placement;
    for (int square = 0; square < 64; ++square) {
        const chess::Piece man = chess::man_on(position, static_cast<chess::Square>(square));
        placement.men[static_cast<std::size_t>(square)] = man;
        if (man != 0)
            placement.occupied |= bitOf(square);
    }
    return placement;
}

const Placement& startPlacement()
{
    static const Placement start = placementOf(chess::initial_position());
    return start;
}

Placement turned(const Placement& placement)
{
    Placement result;
    for (int square = 0; square < 64; ++square) {
        result.men[static_cast<std::size_t>(turnedSquare(square))] = placement.men[static_cast<std::size_t>(square)];
        if (placement.occupied & bitOf(square))
            result.occupied |= bitOf(turnedSquare(square));
    }
    return result;
}

}  // namespace qipan::boards
