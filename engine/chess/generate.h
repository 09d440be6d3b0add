// SPDX-License-Identifier: MIT
/// @file The moves of one man: the one place that says how men move.
///
/// A sink takes what is found: `to(square)` a destination, `promotion(square)` a pawn that reaches the last rank.
#pragma once

#include "attacks.h"

namespace qipan
{
namespace chess
{

template <class Sink>
inline void slider_moves(const Position& p, const Safety& safety, Square from, int8_t pin, int8_t first, int8_t last,
                         Sink& sink)
{
    const Reach reach(from);
    for (int8_t direction = first; direction < last; ++direction) {
        if (pin != kNoDirection && !same_line(pin, direction))
            continue;
        const int8_t step = step_of(direction);
        Square at = from;
        for (int8_t left = reach.steps[direction]; left > 0; --left) {
            at = static_cast<Square>(at + step);
            const Piece piece = p.board[at];
            if (piece != 0 && CHESS_TEAM(piece) == p.turn)
                break;
            if (safety.checkers == 0 || resolves_check(safety, at))
                sink.to(at);
            if (piece != 0)
                break;
        }
    }
}

template <class Sink>
inline void knight_moves(const Position& p, const Safety& safety, Square from, Sink& sink)
{
    any_knight_square(from, [&](Square at) {
        const Piece piece = p.board[at];
        if ((piece == 0 || CHESS_TEAM(piece) != p.turn) && (safety.checkers == 0 || resolves_check(safety, at)))
            sink.to(at);
        return false;
    });
}

template <class Sink>
inline void pawn_step(const Safety& safety, Square at, bool promotes, Sink& sink)
{
    if (safety.checkers != 0 && !resolves_check(safety, at))
        return;
    if (promotes)
        sink.promotion(at);
    else
        sink.to(at);
}

template <class Sink>
inline void pawn_capture(const Position& p, const Safety& safety, Square from, int8_t pin, int8_t direction,
                         bool promotes, Sink& sink)
{
    if (pin != kNoDirection && !same_line(pin, direction))
        return;
    const Square at = static_cast<Square>(from + step_of(direction));
    const Piece piece = p.board[at];
    if (piece != 0) {
        if (CHESS_TEAM(piece) != p.turn)
            pawn_step(safety, at, promotes, sink);
        return;
    }
#ifndef QIPAN_CHESS_NO_EN_PASSANT
    if (at == p.en_passant_target) {
        const Square captured = static_cast<Square>(at - forward(p.turn));
        if (safety.checkers != 0 && !resolves_check(safety, at) && !resolves_check(safety, captured))
            return;
        if (!en_passant_exposes_king(p, safety.king, from, at))
            sink.to(at);
    }
#endif
}

template <class Sink>
inline void pawn_moves(const Position& p, const Safety& safety, Square from, int8_t pin, Sink& sink)
{
    const bool white = p.turn == CHESS_WHITE;
    const int8_t rank = rank_of(from);
    const bool promotes = rank == relative_rank(p.turn, 6);
    if (pin == kNoDirection || same_line(pin, kNorth)) {
        const int8_t step = forward(p.turn);
        Square at = static_cast<Square>(from + step);
        if (p.board[at] == 0) {
            pawn_step(safety, at, promotes, sink);
            if (rank == relative_rank(p.turn, 1)) {
                at = static_cast<Square>(at + step);
                if (p.board[at] == 0)
                    pawn_step(safety, at, false, sink);
            }
        }
    }
    if (file_of(from) < 7)
        pawn_capture(p, safety, from, pin, white ? kNorthEast : kSouthEast, promotes, sink);
    if (file_of(from) > 0)
        pawn_capture(p, safety, from, pin, white ? kNorthWest : kSouthWest, promotes, sink);
}

#ifndef QIPAN_CHESS_NO_CASTLING
/// Castling with one rook: nothing between king and rook, the king passes and reaches no attacked square.
/// FIDE 3.8.2. Precondition: the king is not in check and the right is held.
inline bool castling_is_open(const Position& p, Square king, Square rook)
{
    const int8_t step = rook > king ? 1 : -1;
    for (Square at = static_cast<Square>(king + step); at != rook; at = static_cast<Square>(at + step)) {
        if (p.board[at] != 0)
            return false;
    }
    const Color enemy = other(p.turn);
    return !attacked_through(p, static_cast<Square>(king + step), enemy, king) &&
           !attacked_through(p, static_cast<Square>(king + 2 * step), enemy, king);
}

template <class Sink>
inline void castling_moves(const Position& p, Square king, Sink& sink)
{
    const bool white = p.turn == CHESS_WHITE;
    const uint8_t rights[2] = {white ? p.castling_white_king : p.castling_black_king,
                               white ? p.castling_white_queen : p.castling_black_queen};
    for (int8_t side = 0; side < 2; ++side) {
        if (rights[side] == 0)
            continue;
        const Square rook = make_square(static_cast<int8_t>(rights[side] - 1), rank_of(king));
        if (castling_is_open(p, king, rook))
            sink.to(static_cast<Square>(king + (side == 0 ? 2 : -2)));
    }
}
#endif

template <class Sink>
inline void king_moves(const Position& p, const Safety& safety, Sink& sink)
{
    const Square king = safety.king;
    const Reach reach(king);
    for (int8_t direction = 0; direction < kDirections; ++direction) {
        if (reach.steps[direction] == 0)
            continue;
        const Square at = static_cast<Square>(king + step_of(direction));
        const Piece piece = p.board[at];
        if (piece != 0 && CHESS_TEAM(piece) == p.turn)
            continue;
        if (!attacked_through(p, at, other(p.turn), king))
            sink.to(at);
    }
#ifndef QIPAN_CHESS_NO_CASTLING
    if (safety.checkers == 0)
        castling_moves(p, king, sink);
#endif
}

/// All legal moves of the man on from. Precondition: it is a man of the side to move, safety is its king's.
template <class Sink>
inline void man_moves(const Position& p, const Safety& safety, Square from, Sink& sink)
{
    const PieceType type = CHESS_TYPE(p.board[from]);
    if (type == CHESS_TYPE_KING) {
        king_moves(p, safety, sink);
        return;
    }
    if (safety.checkers > 1)
        return;
    const int8_t pin = pin_of(safety, from);
    if (type == CHESS_TYPE_PAWN)
        pawn_moves(p, safety, from, pin, sink);
    else if (type == CHESS_TYPE_KNIGHT) {
        if (pin == kNoDirection)
            knight_moves(p, safety, from, sink);
    } else {
        slider_moves(p, safety, from, pin, type == CHESS_TYPE_BISHOP ? kNorthEast : kNorth,
                     type == CHESS_TYPE_ROOK ? kNorthEast : kDirections, sink);
    }
}

}  // namespace chess
}  // namespace qipan
