// SPDX-License-Identifier: MIT
#include "attacks.h"

namespace qipan {
namespace chess {

Square first_man(const Position& position, Square from, int8_t direction)
{
    const int8_t step = kSteps[direction];
    for (int8_t left = steps_to_edge(from, direction); left > 0; --left) {
        from = static_cast<Square>(from + step);
        if (position.board[from] != 0)
            return from;
    }
    return CHESS_NONE;
}

bool attacked_through(const Position& position, Square square, Color by, Square hole)
{
    return any_attacker(position, square, by, hole, [](Square) { return true; });
}

bool is_attacked(const Position& position, Square square, Color by)
{
    return attacked_through(position, square, by, CHESS_NONE);
}

}  // namespace chess
}  // namespace qipan
