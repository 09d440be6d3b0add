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

Square next_attacker(const Position& position, Square square, Color by, Square hole, int8_t& way)
{
    const Reach reach(square);
    while (way < kDirections) {
        const int8_t direction = way++;
        const int8_t step = kSteps[direction];
        Square at = square;
        for (int8_t left = reach.steps[direction]; left > 0; --left) {
            at = static_cast<Square>(at + step);
            const Piece piece = position.board[at];
            if (piece == 0 || at == hole)
                continue;
            if (CHESS_TEAM(piece) == by) {
                const PieceType type = CHESS_TYPE(piece);
                if (slides(type, direction) || (at == square + step && attacks_by_one_step(type, direction, by)))
                    return at;
            }
            break;
        }
    }
    while (way < kDirections + kLeaps) {
        const Square at = leap(square, static_cast<int8_t>(way++ - kDirections));
        if (at != CHESS_NONE && position.board[at] == CHESS_ID(by, CHESS_TYPE_KNIGHT))
            return at;
    }
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
