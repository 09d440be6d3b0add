// SPDX-License-Identifier: MIT
#include "squares.h"

#include <string.h>

#include "../chess/geometry.h"

namespace qipan {
namespace resolver {

namespace {

uint8_t bit_of(Square square)
{
    return static_cast<uint8_t>(1U << (square & 7));
}

uint8_t rank_index(Square square)
{
    return static_cast<uint8_t>(static_cast<uint8_t>(square) >> 3);
}

/// The rook's way when the king castles to the square to: both squares change.
void toggle_rook(Squares& squares, Square to)
{
    const bool kings_side = chess::file_of(to) == 6;
    toggle(squares, static_cast<Square>(kings_side ? to + 1 : to - 2));
    toggle(squares, static_cast<Square>(kings_side ? to - 1 : to + 1));
}

}  // namespace

bool contains(const Squares& squares, Square square)
{
    return (squares.ranks[rank_index(square)] & bit_of(square)) != 0;
}

void toggle(Squares& squares, Square square)
{
    squares.ranks[rank_index(square)] ^= bit_of(square);
}

bool same(const Squares& a, const Squares& b)
{
    return memcmp(&a, &b, sizeof a) == 0;
}

Squares occupied(const Position& position)
{
    Squares squares;
    const chess::Piece* man = position.board;
    for (uint8_t& rank : squares.ranks) {
        for (uint8_t file = 0; file < 8; ++file)
            rank = static_cast<uint8_t>(rank >> 1 | (*man++ != 0 ? 0x80 : 0));
    }
    return squares;
}

void change_by_move(Squares& squares, const Position& position, Square from, Square to)
{
    toggle(squares, from);
    if (chess::man_on(position, to) != 0)
        return;
    toggle(squares, to);
    const chess::PieceType type = CHESS_TYPE(chess::man_on(position, from));
    if (type == CHESS_TYPE_KING && chess::distance(from, to) == 2)
        toggle_rook(squares, to);
    else if (type == CHESS_TYPE_PAWN && to == position.en_passant_target)
        toggle(squares, static_cast<Square>(to - chess::forward(position.turn)));
}

Difference compare(const Squares& expected, const Squares& seen)
{
    Difference d;
    d.gone_count = d.come_count = 0;
    for (Square square = 0; square < 64; ++square) {
        const bool should = contains(expected, square);
        if (should == contains(seen, square))
            continue;
        if (should) {
            if (d.gone_count < Difference::kGone)
                d.gone[d.gone_count] = square;
            ++d.gone_count;
        } else {
            if (d.come_count < Difference::kCome)
                d.come[d.come_count] = square;
            ++d.come_count;
        }
    }
    return d;
}

}  // namespace resolver
}  // namespace qipan
