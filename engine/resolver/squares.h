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
struct Men : Squares {
    explicit Men(const Position& position);

    /// After a legal move.
    Men(const Position& position, Square from, Square to);
};

/// How the sensors differ from where men should stand. Only the first few squares are kept: no move changes more.
struct Difference {
    enum : uint8_t { kGone = 3, kCome = 2 };

    Difference(const Squares& expected, const Squares& seen);

    uint8_t gone_count;  ///< squares that should be occupied and are empty
    uint8_t come_count;  ///< squares that should be empty and are occupied
    Square gone[kGone];  ///< the first of them, in the order of the squares
    Square come[kCome];

    bool is_none() const
    {
        return (gone_count | come_count) == 0;
    }
    /// Whether all that differs is one or two men that are in hand.
    bool is_in_hand() const
    {
        return come_count == 0 && gone_count <= 2;
    }
};

}  // namespace resolver
}  // namespace qipan
