// SPDX-License-Identifier: MIT
/// @file How men move: the one place that says it. What the king's safety forbids, check.h says.
///
/// A sink takes the squares found: `to(square)`, and may end the search by returning true.
#pragma once

#include "geometry.h"

namespace qipan {
namespace chess {

inline bool is_own(const Position& position, Square square)
{
    const Piece piece = position.board[square];
    return piece != 0 && CHESS_TEAM(piece) == position.turn;
}

/// The cheap part of a move's test: an own man goes to another square of the board that no own man holds.
inline bool is_candidate(const Position& position, Square from, Square to)
{
    return from >= 0 && from < 64 && to >= 0 && to < 64 && is_own(position, from) && !is_own(position, to);
}

/// Whether the man on from is a pawn whose next step promotes it.
inline bool is_promoting(const Position& position, Square from)
{
    return CHESS_TYPE(position.board[from]) == CHESS_TYPE_PAWN && rank_of(from) == relative_rank(position.turn, 6);
}

template <class Sink>
inline bool slider_steps(const Position& p, Square from, int8_t direction, int8_t left, Sink& sink)
{
    const int8_t step = kSteps[direction];
    Square at = from;
    for (; left > 0; --left) {
        at = static_cast<Square>(at + step);
        const Piece piece = p.board[at];
        if (piece != 0 && CHESS_TEAM(piece) == p.turn)
            return false;
        if (sink.to(at))
            return true;
        if (piece != 0)
            return false;
    }
    return false;
}

template <class Sink>
inline bool pawn_steps(const Position& p, Square from, Sink& sink)
{
    const int8_t step = forward(p.turn);
    const Square ahead = static_cast<Square>(from + step);
    if (p.board[ahead] == 0) {
        if (sink.to(ahead))
            return true;
        if (rank_of(from) == relative_rank(p.turn, 1)) {
            const Square two_ahead = static_cast<Square>(ahead + step);
            if (p.board[two_ahead] == 0 && sink.to(two_ahead))
                return true;
        }
    }
    for (int8_t side = -1; side <= 1; side = static_cast<int8_t>(side + 2)) {
        if (file_of(from) == (side < 0 ? 0 : 7))
            continue;
        const Square at = static_cast<Square>(ahead + side);
        const Piece piece = p.board[at];
#ifndef QIPAN_CHESS_NO_EN_PASSANT
        const bool takes = piece != 0 ? CHESS_TEAM(piece) != p.turn : at == p.en_passant_target;
#else
        const bool takes = piece != 0 && CHESS_TEAM(piece) != p.turn;
#endif
        if (takes && sink.to(at))
            return true;
    }
    return false;
}

#ifndef QIPAN_CHESS_NO_CASTLING
/// Castling where the right is held and nothing stands between king and rook. FIDE 3.8.2.
template <class Sink>
inline bool castling_steps(const Position& p, Square king, Sink& sink)
{
    const bool white = p.turn == CHESS_WHITE;
    const uint8_t rights[2] = {white ? p.castling_white_king : p.castling_black_king,
                               white ? p.castling_white_queen : p.castling_black_queen};
    for (int8_t side = 0; side < 2; ++side) {
        if (rights[side] == 0)
            continue;
        const int8_t step = side == 0 ? 1 : -1;
        const Square rook = make_square(static_cast<int8_t>(rights[side] - 1), rank_of(king));
        Square at = static_cast<Square>(king + step);
        while (at != rook && p.board[at] == 0)
            at = static_cast<Square>(at + step);
        if (at == rook && sink.to(static_cast<Square>(king + 2 * step)))
            return true;
    }
    return false;
}
#endif

/// Where the man on from may go if its king's safety is not looked at. Returns true if the sink ended the search.
/// Precondition: it is a man of the side to move.
template <class Sink>
inline bool man_steps(const Position& p, Square from, Sink& sink)
{
    const PieceType type = CHESS_TYPE(p.board[from]);
    if (type == CHESS_TYPE_PAWN)
        return pawn_steps(p, from, sink);
    if (type == CHESS_TYPE_KNIGHT) {
        return any_knight_square(from, [&](Square at) {
            const Piece piece = p.board[at];
            return (piece == 0 || CHESS_TEAM(piece) != p.turn) && sink.to(at);
        });
    }
    const Reach reach(from);
    const int8_t first = type == CHESS_TYPE_BISHOP ? kNorthEast : kNorth;
    const int8_t last = type == CHESS_TYPE_ROOK ? kNorthEast : kDirections;
    for (int8_t direction = first; direction < last; ++direction) {
        const int8_t left = reach.steps[direction];
        if (slider_steps(p, from, direction, type == CHESS_TYPE_KING && left > 1 ? 1 : left, sink))
            return true;
    }
#ifndef QIPAN_CHESS_NO_CASTLING
    if (type == CHESS_TYPE_KING)
        return castling_steps(p, from, sink);
#endif
    return false;
}

}  // namespace chess
}  // namespace qipan
