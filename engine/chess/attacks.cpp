// SPDX-License-Identifier: MIT
#include "attacks.h"

namespace qipan {
namespace chess {

Square first_man(const Position& position, Square from, int8_t direction)
{
    const Piece* const at = walk(position.board + from, kSteps[direction], steps_to_edge(from, direction), nullptr);
    return at == nullptr ? static_cast<Square>(CHESS_NONE) : static_cast<Square>(at - position.board);
}

bool attacked_through(const Position& position, Square square, Color by, Square hole, int8_t first)
{
    const Piece knight = CHESS_ID(by, CHESS_TYPE_KNIGHT);
    if (any_knight_square(square, [&](Square at) { return man_on(position, at) == knight; }))
        return true;
    const Reach reach(square);
    const Piece* const origin = position.board + square;
    const Piece* const see_through = hole == CHESS_NONE ? nullptr : position.board + hole;
    const int8_t* next_step = kSteps + first;
    const int8_t* next_reach = reach.steps + first;
    for (Small direction = first; direction < kDirections; ++direction) {
        const Small step = *next_step++;
        const Piece* const at = walk(origin, step, *next_reach++, see_through);
        if (at == nullptr || !belongs_to(*at, by))
            continue;
        const PieceType type = CHESS_TYPE(*at);
        if (slides(type, direction) || (at == origin + step && attacks_by_one_step(type, direction, by)))
            return true;
    }
    return false;
}

bool is_attacked(const Position& position, Square square, Color by)
{
    return attacked_through(position, square, by, CHESS_NONE, 0);
}

}  // namespace chess
}  // namespace qipan
