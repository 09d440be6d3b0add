// SPDX-License-Identifier: MIT
#include "check.h"

namespace qipan {
namespace chess {

namespace {

/// Men that must have been pawns, beyond the pawns that are missing.
bool too_many_promoted(const Position& p, Color color)
{
    static const uint8_t kAtStart[] = {0, 8, 2, 1, 2, 1, 1};  // bishops: of each square colour

    uint8_t count[7] = {0, 0, 0, 0, 0, 0, 0};
    uint8_t dark_bishops = 0;
    for (Square square = 0; square < 64; ++square) {
        const Piece piece = man_on(p, square);
        if (piece == 0 || CHESS_TEAM(piece) != color)
            continue;
        if (CHESS_TYPE(piece) == CHESS_TYPE_BISHOP && ((file_of(square) + rank_of(square)) & 1) == 0)
            ++dark_bishops;
        else
            ++count[CHESS_TYPE(piece)];
    }
    uint8_t promoted = dark_bishops > 1 ? static_cast<uint8_t>(dark_bishops - 1) : 0;
    for (PieceType type = CHESS_TYPE_KNIGHT; type <= CHESS_TYPE_QUEEN; ++type) {
        if (count[type] > kAtStart[type])
            promoted = static_cast<uint8_t>(promoted + count[type] - kAtStart[type]);
    }
    return promoted + count[CHESS_TYPE_PAWN] > 8;
}

bool is_slider(Piece piece)
{
    return CHESS_TYPE(piece) >= CHESS_TYPE_BISHOP && CHESS_TYPE(piece) <= CHESS_TYPE_QUEEN;
}

/// The men that give check now.
struct Checkers {
    explicit Checkers(const Position& p)
        : count(find_checkers(p, square))
    {
    }

    Square square[kMaxCheckers];
    uint8_t count;
};

/// A double check is a discovered one: a slider's line opens, and the man that moved may be the second checker.
bool one_move_can_give(const Position& p, const Checkers& checkers)
{
    const Square king = p.king_square[p.turn];
    if (!is_slider(p.board[checkers.square[0]]) && !is_slider(p.board[checkers.square[1]]))
        return false;
    const int8_t first = direction_between(king, checkers.square[0]);
    const int8_t second = direction_between(king, checkers.square[1]);
    return first == kNoDirection || second == kNoDirection || !same_line(first, second);
}

/// The last move was the double step of the pawn behind the en passant target: it is the checker, or it opened a line.
bool double_step_can_give(const Position& p, const Checkers& checkers)
{
    if (checkers.count > 1)
        return false;
    const int8_t ahead = forward(other(p.turn));
    const Square pawn = static_cast<Square>(p.en_passant_target + ahead);
    if (checkers.square[0] == pawn)
        return true;
    Position before = p;
    man_on(before, static_cast<Square>(p.en_passant_target - ahead)) = man_on(before, pawn);
    man_on(before, pawn) = 0;
    return !is_attacked(before, p.king_square[p.turn], other(p.turn));
}

}  // namespace

Unreachable find_unreachable(const Position& position)
{
    if (too_many_promoted(position, CHESS_WHITE) || too_many_promoted(position, CHESS_BLACK))
        return kTooManyPromoted;
    const Checkers checkers(position);
    if (checkers.count > 2)
        return kThreeCheckers;
    if (checkers.count == 2 && !one_move_can_give(position, checkers))
        return kImpossibleCheck;
    if (checkers.count > 0 && position.en_passant_target != CHESS_NONE && !double_step_can_give(position, checkers))
        return kImpossibleCheck;
    return kReachable;
}

}  // namespace chess
}  // namespace qipan
