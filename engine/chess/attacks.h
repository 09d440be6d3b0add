// SPDX-License-Identifier: MIT
/// @file Who attacks a square.
#pragma once

#include "geometry.h"

namespace qipan {
namespace chess {

/// Whether a man of this type slides in this direction.
constexpr bool slides(PieceType type, int8_t direction)
{
    return type == CHESS_TYPE_QUEEN || type == (direction < kNorthEast ? CHESS_TYPE_ROOK : CHESS_TYPE_BISHOP);
}

/// The square of the first man in a direction, or CHESS_NONE.
Square first_man(const Position& position, Square from, int8_t direction);

/// Whether the man on square slides in direction and is of color.
inline bool is_slider_of(const Position& position, Square square, int8_t direction, Color color)
{
    const Piece piece = position.board[square];
    return CHESS_TEAM(piece) == color && slides(CHESS_TYPE(piece), direction);
}

/// Whether a man of type, one step away in direction as seen from the attacked square, attacks it by that step.
/// by is the colour of the man.
inline bool attacks_by_one_step(PieceType type, int8_t direction, Color by)
{
    if (type == CHESS_TYPE_KING)
        return true;
    return type == CHESS_TYPE_PAWN && direction >= kNorthEast && (kRankSteps[direction] > 0) == (by == CHESS_BLACK);
}

/// Calls visit(square) for each man of color by that attacks square, with the man on hole (or CHESS_NONE) thought
/// away; stops and returns true as soon as visit does.
template <class Visit>
inline bool any_attacker(const Position& position, Square square, Color by, Square hole, Visit visit)
{
    const Reach reach(square);
    for (int8_t direction = 0; direction < kDirections; ++direction) {
        const int8_t step = kSteps[direction];
        Square at = square;
        for (int8_t left = reach.steps[direction]; left > 0; --left) {
            at = static_cast<Square>(at + step);
            const Piece piece = position.board[at];
            if (piece == 0 || at == hole)
                continue;
            if (CHESS_TEAM(piece) == by) {
                const PieceType type = CHESS_TYPE(piece);
                const bool one_step = left == reach.steps[direction];
                if ((slides(type, direction) || (one_step && attacks_by_one_step(type, direction, by))) && visit(at))
                    return true;
            }
            break;
        }
    }
    const Piece knight = CHESS_ID(by, CHESS_TYPE_KNIGHT);
    return any_knight_square(square, [&](Square at) { return position.board[at] == knight && visit(at); });
}

/// Whether a man of color attacks square, with the man on hole (or CHESS_NONE) thought away: a king that steps
/// back from a rook is not hidden behind the square it leaves.
bool attacked_through(const Position& position, Square square, Color by, Square hole);

}  // namespace chess
}  // namespace qipan
