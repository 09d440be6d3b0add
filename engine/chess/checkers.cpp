// SPDX-License-Identifier: MIT
#include "check.h"

namespace qipan {
namespace chess {

uint8_t find_checkers(const Position& position, Square checkers[kMaxCheckers])
{
    const Square king = position.king_square[position.turn];
    const Color enemy = other(position.turn);
    uint8_t count = 0;
    for (int8_t direction = 0; direction < kDirections; ++direction) {
        const Square at = first_man(position, king, direction);
        if (at == CHESS_NONE || !belongs_to(man_on(position, at), enemy))
            continue;
        const PieceType type = CHESS_TYPE(man_on(position, at));
        if (slides(type, direction) || (at == king + kSteps[direction] && attacks_by_one_step(type, direction, enemy)))
            checkers[count++] = at;
    }
    for (const int8_t wide_leap : kWideLeaps) {
        const Square at = leap(king, wide_leap);
        if (at != CHESS_NONE && man_on(position, at) == CHESS_ID(enemy, CHESS_TYPE_KNIGHT))
            checkers[count++] = at;
    }
    return count;
}

}  // namespace chess
}  // namespace qipan
