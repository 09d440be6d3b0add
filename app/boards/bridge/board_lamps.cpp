// SPDX-License-Identifier: MIT
#include "board_lamps.h"

#include <bit>

#include <boards/followed_game.h>

namespace qipan::boards {

namespace {

void light(Lamps& lamps, std::uint64_t squares, Lamp lamp)
{
    for (; squares != 0; squares &= squares - 1)
        lamps[static_cast<size_t>(std::countr_zero(squares))] = lamp;
}

/// From where each man of a move is taken, and where it is put: also the rook of a castling, and a pawn taken in passing.
void lightMove(Lamps& lamps, const chess::Position& position, const BoardMove& move)
{
    const chess::Position after = positionAfter(position, moveOf(move));
    for (size_t square = 0; square < lamps.size(); ++square) {
        if (position.board[square] == after.board[square])
            continue;
        if (after.board[square] != 0)
            lamps[square] = Lamp::To;
        else
            lamps[square] = CHESS_TEAM(position.board[square]) == position.turn ? Lamp::From : Lamp::Wrong;
    }
}

/// The one man that is missing from the board, if it belongs to the side to move.
std::optional<chess::Square> manInHand(const chess::Position& position, const Agreement& agreement)
{
    if (!std::has_single_bit(agreement.missing) || agreement.extra != 0 || agreement.wrong != 0)
        return {};
    const int square = std::countr_zero(agreement.missing);
    if (CHESS_TEAM(position.board[square]) != position.turn)
        return {};
    return static_cast<chess::Square>(square);
}

}  // namespace

Lamps lampsFor(const chess::Position& position, const std::optional<BoardMove>& announced, const Agreement& agreement)
{
    Lamps lamps{};
    if (agreement.state == Agreement::Mismatch) {
        light(lamps, agreement.extra | agreement.wrong, Lamp::Wrong);
        light(lamps, agreement.missing, Lamp::Missing);
        return lamps;
    }
    if (announced) {
        lightMove(lamps, position, *announced);
        return lamps;
    }
    if (const auto hand = manInHand(position, agreement)) {
        chess::Square targets[chess::kMaxDestinations];
        const size_t count = chess::legal_destinations(position, *hand, targets);
        for (size_t i = 0; i < count; ++i)
            lamps[static_cast<size_t>(targets[i])] = Lamp::Right;
        return lamps;
    }
    if (chess::in_check(position))
        lamps[static_cast<size_t>(position.king_square[position.turn])] = Lamp::Check;
    return lamps;
}

}  // namespace qipan::boards
