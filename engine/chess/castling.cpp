// SPDX-License-Identifier: MIT
#include "generate.h"

namespace qipan {
namespace chess {

#ifndef QIPAN_CHESS_NO_CASTLING
bool castling_is_open(const Position& position, uint8_t side)
{
    const uint8_t right = position.castling[2 * position.turn + side];
    if (right == 0)
        return false;
    const Square king = position.king_square[position.turn];
    const Square rook = static_cast<Square>((king & 0x38) + right - 1);
    const int8_t step = side == 0 ? 1 : -1;
    for (Square at = static_cast<Square>(king + step); at != rook; at = static_cast<Square>(at + step)) {
        if (man_on(position, at) != 0)
            return false;
    }
    return true;
}
#endif

}  // namespace chess
}  // namespace qipan
