// SPDX-License-Identifier: MIT
/// @file How men move: the one place that says it. What the king's safety forbids, check.h says.
///
/// A sink takes the squares found: `to(square)`.
#pragma once

#include "geometry.h"

namespace qipan {
namespace chess {

inline bool is_own(const Position& position, Square square)
{
    return belongs_to(man_on(position, square), position.turn);
}

/// The cheap part of a move's test: an own man goes to another square of the board that no own man holds.
inline bool is_candidate(const Position& position, Square from, Square to)
{
    return static_cast<uint8_t>(from) < 64 && static_cast<uint8_t>(to) < 64 && is_own(position, from) &&
           !is_own(position, to);
}

/// Whether the man on from is a pawn whose next step promotes it.
inline bool is_promoting(const Position& position, Square from)
{
    return CHESS_TYPE(man_on(position, from)) == CHESS_TYPE_PAWN && rank_of(from) == relative_rank(position.turn, 6);
}

template <class Sink>
inline void slider_steps(const Position& p, Square from, Small step, Small left, Sink& sink)
{
    const Piece* at = p.board + from;
    for (; left > 0; --left) {
        at += step;
        const Piece piece = *at;
        if (belongs_to(piece, p.turn))
            return;
        sink.to(static_cast<Square>(at - p.board));
        if (piece != 0)
            return;
    }
}

template <class Sink>
inline void pawn_steps(const Position& p, Square from, Sink& sink)
{
    const int8_t step = forward(p.turn);
    const Square ahead = static_cast<Square>(from + step);
    if (man_on(p, ahead) == 0) {
        sink.to(ahead);
        const Square two_ahead = static_cast<Square>(ahead + step);
        if (rank_of(from) == relative_rank(p.turn, 1) && man_on(p, two_ahead) == 0)
            sink.to(two_ahead);
    }
    for (int8_t side = -1; side <= 1; side = static_cast<int8_t>(side + 2)) {
        if (file_of(from) == (side < 0 ? 0 : 7))
            continue;
        const Square at = static_cast<Square>(ahead + side);
        const Piece piece = man_on(p, at);
#ifndef QIPAN_CHESS_NO_EN_PASSANT
        if (piece != 0 ? !belongs_to(piece, p.turn) : at == p.en_passant_target)
            sink.to(at);
#else
        if (belongs_to(piece, other(p.turn)))
            sink.to(at);
#endif
    }
}

#ifndef QIPAN_CHESS_NO_CASTLING
/// Whether the right to castle on a side (0 the king's, 1 the queen's) is held and no man stands between king and
/// rook. FIDE 3.8.2.
bool castling_is_open(const Position& position, uint8_t side);
#endif

/// Where the man on from may go if its king's safety is not looked at. Precondition: a man of the side to move.
template <class Sink>
inline void man_steps(const Position& p, Square from, Sink& sink)
{
    const PieceType type = CHESS_TYPE(man_on(p, from));
    if (type == CHESS_TYPE_PAWN) {
        pawn_steps(p, from, sink);
        return;
    }
    if (type == CHESS_TYPE_KNIGHT) {
        for (const int8_t wide_leap : kWideLeaps) {
            const Square at = leap(from, wide_leap);
            if (at != CHESS_NONE && !is_own(p, at))
                sink.to(at);
        }
        return;
    }
    const Reach reach(from);
    if (type == CHESS_TYPE_KING) {
        for (Small direction = 0; direction < kDirections; ++direction) {
            const Square at = static_cast<Square>(from + kSteps[direction]);
            if (reach.steps[direction] != 0 && !is_own(p, at))
                sink.to(at);
        }
#ifndef QIPAN_CHESS_NO_CASTLING
        for (uint8_t side = 0; side < 2; ++side) {
            if (castling_is_open(p, side))
                sink.to(static_cast<Square>(side == 0 ? from + 2 : from - 2));
        }
#endif
        return;
    }
    const Small last = type == CHESS_TYPE_ROOK ? kNorthEast : kDirections;
    for (Small direction = type == CHESS_TYPE_BISHOP ? kNorthEast : kEast; direction < last; ++direction)
        slider_steps(p, from, kSteps[direction], reach.steps[direction], sink);
}

/// man_steps() into an array. Returns its end.
Square* write_steps(const Position& position, Square from, Square destinations[kMaxDestinations]);

/// man_steps() for one square that no own man holds.
bool reaches(const Position& position, Square from, Square to);

}  // namespace chess
}  // namespace qipan
