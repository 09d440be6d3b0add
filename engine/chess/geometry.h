// SPDX-License-Identifier: MIT
/// @file Steps between squares, and how far each goes before the board ends.
#pragma once

#include "position.h"

namespace qipan {
namespace chess {

/// A small number in whatever width the target counts fastest: 8 bits on an AVR, 32 on a Cortex-M.
using Small = int_fast8_t;

/// The eight directions of the sliding men. An index and its opposite differ in bit 0; 0..3 are the rook's, 4..7 the
/// bishop's.
enum Direction : int8_t {
    kEast,
    kWest,
    kNorth,
    kSouth,
    kNorthEast,
    kSouthWest,
    kNorthWest,
    kSouthEast,
    kDirections,
    kNoDirection = kDirections
};

/// What a step in each direction adds to the square, to its file and to its rank. Northern directions are even.
constexpr int8_t kSteps[kDirections] = {1, -1, 8, -8, 9, -9, 7, -7};
constexpr int8_t kFileSteps[kDirections] = {1, -1, 0, 0, 1, -1, -1, 1};
constexpr int8_t kRankSteps[kDirections] = {0, 0, 1, -1, 1, -1, 1, -1};

/// Whether two directions lie on one line.
constexpr bool same_line(int8_t a, int8_t b)
{
    return (a | 1) == (b | 1);
}

constexpr Small smaller(Small a, Small b)
{
    return a < b ? a : b;
}

/// How many steps lead from a square to the edge, in each direction.
struct Reach {
    explicit Reach(Square from);

    int8_t steps[kDirections];
};

/// The same for one direction.
inline Small steps_to_edge(Square from, int8_t direction)
{
    const Small files = kFileSteps[direction];
    const Small ranks = kRankSteps[direction];
    const Small file = file_of(from);
    const Small rank = rank_of(from);
    const Small sideways = files > 0 ? 7 - file : files < 0 ? file : 7;
    const Small along = ranks > 0 ? 7 - rank : ranks < 0 ? rank : 7;
    return smaller(sideways, along);
}

/// The direction in which b lies from a, or kNoDirection. Precondition: a != b.
int8_t direction_between(Square a, Square b);

constexpr int8_t distance(int8_t a, int8_t b)
{
    return static_cast<int8_t>(a > b ? a - b : b - a);
}

/// Whether a knight goes from a to b.
inline bool is_knight_leap(Square a, Square b)
{
    const int8_t files = distance(file_of(a), file_of(b));
    const int8_t ranks = distance(rank_of(a), rank_of(b));
    return (files == 1 && ranks == 2) || (files == 2 && ranks == 1);
}

/// The eight leaps of a knight, on a board 16 files wide whose right half is outside: bits 3 and 7 tell a square
/// outside.
constexpr int8_t kLeaps = 8;
constexpr int8_t kWideLeaps[kLeaps] = {33, 31, -33, -31, 18, -14, -18, 14};

/// Where one of them leads, or CHESS_NONE off the board.
inline Square leap(Square from, Small wide_leap)
{
    const uint_fast8_t wide = static_cast<uint_fast8_t>(from + (from & 0x38) + wide_leap);
    return (wide & 0x88) != 0 ? static_cast<Square>(CHESS_NONE) : static_cast<Square>((wide + (wide & 7)) >> 1);
}

/// Calls visit(square) for each square a knight's leap away, until it returns true. Returns whether it did.
template <class Visit>
inline bool any_knight_square(Square from, Visit visit)
{
    const Small file = file_of(from);
    const Small rank = rank_of(from);
    if (rank < 6) {
        if (file < 7 && visit(static_cast<Square>(from + 17)))
            return true;
        if (file > 0 && visit(static_cast<Square>(from + 15)))
            return true;
    }
    if (rank > 1) {
        if (file > 0 && visit(static_cast<Square>(from - 17)))
            return true;
        if (file < 7 && visit(static_cast<Square>(from - 15)))
            return true;
    }
    if (file < 6) {
        if (rank < 7 && visit(static_cast<Square>(from + 10)))
            return true;
        if (rank > 0 && visit(static_cast<Square>(from - 6)))
            return true;
    }
    if (file > 1) {
        if (rank > 0 && visit(static_cast<Square>(from - 10)))
            return true;
        if (rank < 7 && visit(static_cast<Square>(from + 6)))
            return true;
    }
    return false;
}

/// The step of a pawn of color straight ahead.
constexpr int8_t forward(Color color)
{
    return color == CHESS_WHITE ? 8 : -8;
}

/// The rank, 0..7, that is the n-th (0..7) as color sees it.
constexpr int8_t relative_rank(Color color, int8_t n)
{
    return static_cast<int8_t>(color == CHESS_WHITE ? n : 7 - n);
}

}  // namespace chess
}  // namespace qipan
