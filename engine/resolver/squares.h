// SPDX-License-Identifier: MIT
/// @file Sets of squares, and which squares a position occupies before and after a move.
///
/// A set is eight bytes, one a rank: an AVR counts and shifts bytes, and 64-bit words only at great cost.
#pragma once

#include <qipan/resolver.h>

#include "../chess/position.h"

namespace qipan {
namespace resolver {

using chess::Position;
using chess::Square;
using Squares = resolver_squares_t;

bool contains(const Squares& squares, Square square);
void toggle(Squares& squares, Square square);
bool same(const Squares& a, const Squares& b);

/// Where men stand.
Squares occupied(const Position& position);

/// Turns where men stand into where they stand after a move. Precondition: the move is legal.
void change_by_move(Squares& squares, const Position& position, Square from, Square to);

/// Turns where men stand after a ply into where they stood before it.
void change_back(Squares& squares, const chess_ply_t& ply);

/// How the sensors differ from where men should stand. Only the first few squares are kept: no move changes more.
struct Difference {
    Difference(const Squares& expected, const Squares& seen);

    uint8_t gone_count;  ///< squares that should be occupied and are empty
    uint8_t come_count;  ///< squares that should be empty and are occupied
    Square gone[3];      ///< the first of them, in the order of the squares
    Square come[2];
};

}  // namespace resolver
}  // namespace qipan
