// SPDX-License-Identifier: MIT
/// @file Who attacks a square.
#pragma once

#include "geometry.h"

namespace qipan {
namespace chess {

/// Whether a man of this type slides in this direction.
constexpr bool slides(PieceType type, Small direction)
{
    return type == CHESS_TYPE_QUEEN ||
           type == static_cast<PieceType>(direction < kNorthEast ? CHESS_TYPE_ROOK : CHESS_TYPE_BISHOP);
}

/// The first man from a square on, in steps of step and at most left of them; nullptr if there is none.
/// The man on hole (or nullptr) is thought away.
inline const Piece* walk(const Piece* at, Small step, Small left, const Piece* hole)
{
    for (; left > 0; --left) {
        at += step;
        if (*at != 0 && at != hole)
            return at;
    }
    return nullptr;
}

/// The square of the first man in a direction, or CHESS_NONE.
Square first_man(const Position& position, Square from, int8_t direction);

/// Whether the man on square slides in direction and is of color.
inline bool is_slider_of(const Position& position, Square square, int8_t direction, Color color)
{
    const Piece piece = man_on(position, square);
    return belongs_to(piece, color) && slides(CHESS_TYPE(piece), direction);
}

/// Whether a man of type, one step away in direction as seen from the attacked square, attacks it by that step.
/// by is the colour of the man.
inline bool attacks_by_one_step(PieceType type, Small direction, Color by)
{
    if (type == CHESS_TYPE_KING)
        return true;
    return type == CHESS_TYPE_PAWN && direction >= kNorthEast && (direction & 1) == (by ^ 1);
}

/// Whether a man of color by attacks square, rays looked at from the direction first on. The man on hole (or
/// CHESS_NONE) is thought away: a king that steps back from a rook is not hidden behind the square it leaves.
bool attacked_through(const Position& position, Square square, Color by, Square hole, int8_t first);

}  // namespace chess
}  // namespace qipan
