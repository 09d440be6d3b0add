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

Men::Men(const Position& position)
{
    const chess::Piece* man = position.board;
    for (uint8_t& rank : ranks) {
        rank = 0;
        for (uint8_t file = 0; file < 8; ++file)
            rank = static_cast<uint8_t>(rank >> 1 | (*man++ != 0 ? 0x80 : 0));
    }
}

Men::Men(const Position& position, Square from, Square to)
    : Men(position)
{
    toggle(*this, from);
    if (chess::man_on(position, to) != 0)
        return;
    toggle(*this, to);
    const chess::PieceType type = CHESS_TYPE(chess::man_on(position, from));
    if (type == CHESS_TYPE_KING && chess::distance(from, to) == 2)
        toggle_rook(*this, to);
    else if (type == CHESS_TYPE_PAWN && to == position.en_passant_target)
        toggle(*this, static_cast<Square>(to - chess::forward(position.turn)));
}

Difference::Difference(const Squares& expected, const Squares& seen)
    : gone_count(0)
    , come_count(0)
{
    for (Square square = 0; square < 64; ++square) {
        const bool should = contains(expected, square);
        if (should == contains(seen, square))
            continue;
        if (should) {
            if (gone_count < kGone)
                gone[gone_count] = square;
            ++gone_count;
        } else {
            if (come_count < kCome)
                come[come_count] = square;
            ++come_count;
        }
    }
}

}  // namespace resolver
}  // namespace qipan
