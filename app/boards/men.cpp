// SPDX-License-Identifier: MIT
#include "boards/men.h"

#include <algorithm>

namespace qipan::boards {

Men menOf(const Placement& placement)
{
    Men men = placement.men;
    for (int square = 0; square < 64; ++square) {
        std::uint8_t& man = men[static_cast<std::size_t>(square)];
        if (!(placement.occupied & bitOf(square)))
            man = 0;
        else if (man == 0)
            man = kUnknownMan;
    }
    return men;
}

Men menOf(const chess::Position& position)
{
    return placementOf(position).men;
}

bool standsOn(const Men& men, const chess::Position& position)
{
    return std::equal(men.cbegin(), men.cend(), position.board);
}

bool isOnTheWay(const Men& men, const chess::Position& before, const chess::Position& after)
{
    for (std::size_t square = 0; square < men.size(); ++square) {
        const chess::Piece old = before.board[square];
        const chess::Piece next = after.board[square];
        if (men[square] == old || (old != next && (men[square] == next || men[square] == 0)))
            continue;
        const bool isLastRank = square < 8 || square >= 56;
        const chess::Piece pawn = CHESS_ID(CHESS_TEAM(next), CHESS_TYPE_PAWN);
        if (old == next || !isLastRank || men[square] != pawn)
            return false;
    }
    return true;
}

bool areInHand(const Men& men, const chess::Position& position)
{
    int missing = 0;
    for (std::size_t square = 0; square < men.size(); ++square) {
        if (men[square] == position.board[square])
            continue;
        if (men[square] != 0)
            return false;
        ++missing;
    }
    return missing <= 2;
}

}  // namespace qipan::boards
