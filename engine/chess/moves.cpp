// SPDX-License-Identifier: MIT
#include "safety.h"

namespace qipan
{
namespace chess
{

namespace
{

/// Writes moves, a promotion as four.
struct MoveSink {
    Move* next;
    Square from;
    bool promotes;

    bool to(Square square)
    {
        if (!promotes) {
            *next++ = {from, square, CHESS_TYPE_NONE};
            return false;
        }
        for (PieceType type = CHESS_TYPE_QUEEN; type >= CHESS_TYPE_KNIGHT; --type)
            *next++ = {from, square, type};
        return false;
    }
};

/// Writes squares.
struct SquareSink {
    Square* next;

    bool to(Square square)
    {
        *next++ = square;
        return false;
    }
};

/// Ends the search at the first square.
struct AnySink {
    bool to(Square)
    {
        return true;
    }
};

/// Ends the search at one square.
struct MatchSink {
    const Square wanted;

    bool to(Square square)
    {
        return square == wanted;
    }
};

bool on_board(Square square)
{
    return square >= 0 && square < 64;
}

}  // namespace

bool can_step(const Position& position, Square from, Square to)
{
    if (!on_board(from) || !is_own(position, from) || !on_board(to) || is_own(position, to))
        return false;
    MatchSink match{to};
    if (!man_steps(position, from, match))
        return false;
    Safety safety;
    find_safety(position, safety);
    return keeps_king_safe(position, safety, from, to);
}

size_t legal_moves(const Position& position, Move moves[kMaxMoves])
{
    Safety safety;
    find_safety(position, safety);
    MoveSink sink{moves, 0, false};
    for (sink.from = 0; sink.from < 64; ++sink.from) {
        if (!is_own(position, sink.from))
            continue;
        sink.promotes = is_promoting(position, sink.from);
        legal_steps(position, safety, sink.from, sink);
    }
    return static_cast<size_t>(sink.next - moves);
}

size_t legal_destinations(const Position& position, Square from, Square destinations[kMaxDestinations])
{
    if (!is_own(position, from))
        return 0;
    Safety safety;
    find_safety(position, safety);
    SquareSink sink{destinations};
    legal_steps(position, safety, from, sink);
    return static_cast<size_t>(sink.next - destinations);
}

bool has_legal_move(const Position& position)
{
    Safety safety;
    find_safety(position, safety);
    AnySink any;
    for (Square from = 0; from < 64; ++from) {
        if (is_own(position, from) && legal_steps(position, safety, from, any))
            return true;
    }
    return false;
}

bool is_legal(const Position& position, Move move)
{
    if (!can_step(position, move.from, move.to))
        return false;
    return is_promoting(position, move.from) ? move.promotion >= CHESS_TYPE_KNIGHT && move.promotion <= CHESS_TYPE_QUEEN
                                             : move.promotion == CHESS_TYPE_NONE;
}

bool is_attacked(const Position& position, Square square, Color by)
{
    return attacked_through(position, square, by, CHESS_NONE);
}

bool in_check(const Position& position)
{
    return is_attacked(position, position.king_square[position.turn], other(position.turn));
}

}  // namespace chess
}  // namespace qipan
