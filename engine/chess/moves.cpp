// SPDX-License-Identifier: MIT
#include "check.h"
#include "generate.h"

namespace qipan {
namespace chess {

namespace {

/// Writes squares.
struct SquareSink {
    Square* next;

    void to(Square square)
    {
        *next++ = square;
    }
};

/// pawn_steps() for one square that no own man holds.
bool pawn_reaches(const Position& position, Square from, Square to)
{
    const int8_t step = forward(position.turn);
    const Square ahead = static_cast<Square>(from + step);
    if (file_of(from) == file_of(to)) {
        if (position.board[ahead] != 0 || position.board[to] != 0)
            return false;
        return to == ahead || (to == ahead + step && rank_of(from) == relative_rank(position.turn, 1));
    }
    return distance(ahead, to) == 1 && rank_of(ahead) == rank_of(to) &&
           (position.board[to] != 0 || to == position.en_passant_target);
}

/// man_steps() for one square that no own man holds.
bool reaches(const Position& position, Square from, Square to)
{
    const PieceType type = CHESS_TYPE(position.board[from]);
    if (type == CHESS_TYPE_PAWN)
        return pawn_reaches(position, from, to);
    if (type == CHESS_TYPE_KNIGHT)
        return is_knight_leap(from, to);
    const int8_t direction = direction_between(from, to);
    if (direction == kNoDirection)
        return false;
    const int8_t step = kSteps[direction];
    if (type == CHESS_TYPE_KING) {
#ifndef QIPAN_CHESS_NO_CASTLING
        if (to == from + 2)
            return castling_is_open(position, 0);
        if (to == from - 2)
            return castling_is_open(position, 1);
#endif
        return to == from + step;
    }
    if (!slides(type, direction))
        return false;
    for (Square at = static_cast<Square>(from + step); at != to; at = static_cast<Square>(at + step)) {
        if (position.board[at] != 0)
            return false;
    }
    return true;
}

}  // namespace

#ifndef QIPAN_CHESS_NO_CASTLING
bool castling_is_open(const Position& position, uint8_t side)
{
    const uint8_t right = position.castling[2 * position.turn + side];
    if (right == 0)
        return false;
    const Square king = position.king_square[position.turn];
    const Square rook = make_square(static_cast<int8_t>(right - 1), rank_of(king));
    const int8_t step = side == 0 ? 1 : -1;
    for (Square at = static_cast<Square>(king + step); at != rook; at = static_cast<Square>(at + step)) {
        if (position.board[at] != 0)
            return false;
    }
    return true;
}
#endif

bool can_step(const Position& position, Square from, Square to)
{
    return reaches(position, from, to) && keeps_king_safe(position, from, to);
}

size_t legal_destinations(const Position& position, Square from, Square destinations[kMaxDestinations])
{
    if (!is_own(position, from))
        return 0;
    SquareSink sink{destinations};
    man_steps(position, from, sink);
    if (!is_free(position, from)) {
        const Square* const end = sink.next;
        sink.next = destinations;
        for (const Square* square = destinations; square != end; ++square) {
            if (keeps_king_safe(position, from, *square))
                sink.to(*square);
        }
    }
    return static_cast<size_t>(sink.next - destinations);
}

size_t legal_moves(const Position& position, Move moves[kMaxMoves])
{
    Move* next = moves;
    for (Square from = 0; from < 64; ++from) {
        Square destinations[kMaxDestinations];
        const size_t count = legal_destinations(position, from, destinations);
        const bool promotes = count > 0 && is_promoting(position, from);
        for (size_t i = 0; i < count; ++i) {
            PieceType type = promotes ? CHESS_TYPE_QUEEN : CHESS_TYPE_NONE;
            do {
                *next++ = {from, destinations[i], type};
            } while (promotes && --type >= CHESS_TYPE_KNIGHT);
        }
    }
    return static_cast<size_t>(next - moves);
}

bool has_legal_move(const Position& position)
{
    Square destinations[kMaxDestinations];
    for (Square from = 0; from < 64; ++from) {
        if (legal_destinations(position, from, destinations) != 0)
            return true;
    }
    return false;
}

bool is_legal(const Position& position, Move move)
{
    if (!is_candidate(position, move.from, move.to) || !can_step(position, move.from, move.to))
        return false;
    return is_promoting(position, move.from) ? move.promotion >= CHESS_TYPE_KNIGHT && move.promotion <= CHESS_TYPE_QUEEN
                                             : move.promotion == CHESS_TYPE_NONE;
}

}  // namespace chess
}  // namespace qipan
