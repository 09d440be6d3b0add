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

/// man_steps() into an array. Returns its end.
Square* write_steps(const Position& position, Square from, Square destinations[kMaxDestinations])
{
    SquareSink sink{destinations};
    man_steps(position, from, sink);
    return sink.next;
}

/// Whether man_steps() gives the square to, found without walking the other ways.
bool reaches(const Position& position, Square from, Square to)
{
    const PieceType type = CHESS_TYPE(position.board[from]);
    if (type == CHESS_TYPE_KNIGHT)
        return is_knight_leap(from, to);
    if (type != CHESS_TYPE_PAWN) {
        const int8_t direction = direction_between(from, to);
        if (direction == kNoDirection)
            return false;
        if (type != CHESS_TYPE_KING) {
            const Square obstacle = slides(type, direction) ? first_man(position, from, direction) : from;
            return obstacle == CHESS_NONE || distance(from, to) <= distance(from, obstacle);
        }
        if (from + kSteps[direction] == to)
            return true;
    }
    Square destinations[kMaxDestinations];
    const size_t count = static_cast<size_t>(write_steps(position, from, destinations) - destinations);
    return chess_contains_move(destinations, count, to);
}

}  // namespace

bool can_step(const Position& position, Square from, Square to)
{
    return reaches(position, from, to) && keeps_king_safe(position, from, to);
}

size_t legal_destinations(const Position& position, Square from, Square destinations[kMaxDestinations])
{
    if (!is_own(position, from))
        return 0;
    Square* const end = write_steps(position, from, destinations);
    if (is_free(position, from))
        return static_cast<size_t>(end - destinations);
    size_t count = 0;
    for (const Square* square = destinations; square != end; ++square) {
        if (keeps_king_safe(position, from, *square))
            destinations[count++] = *square;
    }
    return count;
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
