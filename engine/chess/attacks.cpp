// SPDX-License-Identifier: MIT
#include "attacks.h"

namespace qipan {
namespace chess {

Square first_man(const Position& position, Square from, int8_t direction)
{
    const Piece* const at = walk(position.board + from, kSteps[direction], steps_to_edge(from, direction), nullptr);
    return at == nullptr ? static_cast<Square>(CHESS_NONE) : static_cast<Square>(at - position.board);
}

Square next_attacker(const Position& position, Square square, Color by, Square hole, int8_t& way)
{
    const Reach reach(square);
    const Piece* const origin = position.board + square;
    const Piece* const see_through = hole == CHESS_NONE ? nullptr : position.board + hole;
    Small direction = way;
    for (; direction < kDirections; ++direction) {
        const Small step = kSteps[direction];
        const Piece* const at = walk(origin, step, reach.steps[direction], see_through);
        if (at == nullptr || !belongs_to(*at, by))
            continue;
        const PieceType type = CHESS_TYPE(*at);
        if (slides(type, direction) || (at == origin + step && attacks_by_one_step(type, direction, by))) {
            way = static_cast<int8_t>(direction + 1);
            return static_cast<Square>(at - position.board);
        }
    }
    const Piece knight = CHESS_ID(by, CHESS_TYPE_KNIGHT);
    for (; direction < kDirections + kLeaps; ++direction) {
        const Square at = leap(square, kWideLeaps[direction - kDirections]);
        if (at != CHESS_NONE && position.board[at] == knight) {
            way = static_cast<int8_t>(direction + 1);
            return at;
        }
    }
    way = static_cast<int8_t>(direction);
    return CHESS_NONE;
}

bool attacked_through(const Position& position, Square square, Color by, Square hole)
{
    int8_t way = 0;
    return next_attacker(position, square, by, hole, way) != CHESS_NONE;
}

bool is_attacked(const Position& position, Square square, Color by)
{
    return attacked_through(position, square, by, CHESS_NONE);
}

}  // namespace chess
}  // namespace qipan
