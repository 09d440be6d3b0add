// SPDX-License-Identifier: MIT
#include "boards/settle_time.h"

#include <cstdlib>

namespace qipan::boards {

namespace {

int sign(int number)
{
    return (number > 0) - (number < 0);
}

/// The square one step further, CHESS_NONE at the edge of the board. The way must be straight.
chess::Square nextSquare(chess::Move move)
{
    const int file = chess::file_of(move.to) + sign(chess::file_of(move.to) - chess::file_of(move.from));
    const int rank = chess::rank_of(move.to) + sign(chess::rank_of(move.to) - chess::rank_of(move.from));
    if (file < 0 || file > 7 || rank < 0 || rank > 7)
        return CHESS_NONE;
    return chess::make_square(static_cast<std::int8_t>(file), static_cast<std::int8_t>(rank));
}

bool canGoOn(const chess::Position& position, chess::Move move)
{
    if (chess::man_on(position, move.to) != 0)
        return false;
    const chess::Square next = nextSquare(move);
    return next != CHESS_NONE && chess::is_legal(position, {move.from, next, CHESS_TYPE_NONE});
}

/// Whether the rook's move may be the first half of castling.
bool mayBecomeCastling(const chess::Position& position, chess::Move move)
{
    const chess::Square king = position.king_square[position.turn];
    const int step = move.from > king ? 1 : -1;
    const chess::Square kingTo = static_cast<chess::Square>(king + 2 * step);
    const bool isFromCorner = chess::file_of(move.from) == (step > 0 ? 7 : 0);
    return isFromCorner && move.to == king + step && chess::is_legal(position, {king, kingTo, CHESS_TYPE_NONE});
}

}  // namespace

Milliseconds settleTime(const chess::Position& position, chess::Move move)
{
    switch (CHESS_TYPE(chess::man_on(position, move.from))) {
    case CHESS_TYPE_ROOK:
        if (mayBecomeCastling(position, move))
            return kCastlingWait;
        return canGoOn(position, move) ? kLongSettle : kShortSettle;
    case CHESS_TYPE_PAWN:
    case CHESS_TYPE_BISHOP:
    case CHESS_TYPE_QUEEN:
    case CHESS_TYPE_KING:
        return canGoOn(position, move) ? kLongSettle : kShortSettle;
    default:
        return kShortSettle;
    }
}

}  // namespace qipan::boards
