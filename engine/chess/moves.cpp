// SPDX-License-Identifier: MIT
#include "generate.h"

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

    void to(Square square)
    {
        *next++ = {from, square, CHESS_TYPE_NONE};
    }
    void promotion(Square square)
    {
        for (PieceType type = CHESS_TYPE_QUEEN; type >= CHESS_TYPE_KNIGHT; --type)
            *next++ = {from, square, type};
    }
};

/// Writes squares, a promotion square once.
struct SquareSink {
    Square* next;

    void to(Square square)
    {
        *next++ = square;
    }
    void promotion(Square square)
    {
        to(square);
    }
};

bool is_own(const Position& position, Square square)
{
    const Piece piece = position.board[square];
    return piece != 0 && CHESS_TEAM(piece) == position.turn;
}

}  // namespace

size_t legal_moves(const Position& position, Move moves[kMaxMoves])
{
    Safety safety;
    find_safety(position, position.turn, safety);
    MoveSink sink{moves, 0};
    for (sink.from = 0; sink.from < 64; ++sink.from) {
        if (is_own(position, sink.from))
            man_moves(position, safety, sink.from, sink);
    }
    return static_cast<size_t>(sink.next - moves);
}

size_t legal_destinations(const Position& position, Square from, Square destinations[kMaxDestinations])
{
    if (!is_own(position, from))
        return 0;
    Safety safety;
    find_safety(position, position.turn, safety);
    SquareSink sink{destinations};
    man_moves(position, safety, from, sink);
    return static_cast<size_t>(sink.next - destinations);
}

bool has_legal_move(const Position& position)
{
    Safety safety;
    find_safety(position, position.turn, safety);
    Square destinations[kMaxDestinations];
    for (Square from = 0; from < 64; ++from) {
        if (!is_own(position, from))
            continue;
        SquareSink sink{destinations};
        man_moves(position, safety, from, sink);
        if (sink.next != destinations)
            return true;
    }
    return false;
}

bool is_legal(const Position& position, Move move)
{
    if (move.from < 0 || move.from > 63)
        return false;
    Square destinations[kMaxDestinations];
    const size_t count = legal_destinations(position, move.from, destinations);
    if (!chess_contains_move(destinations, count, move.to))
        return false;
    const bool promotes =
        CHESS_TYPE(position.board[move.from]) == CHESS_TYPE_PAWN && rank_of(move.to) == relative_rank(position.turn, 7);
    return promotes ? move.promotion >= CHESS_TYPE_KNIGHT && move.promotion <= CHESS_TYPE_QUEEN
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
