// SPDX-License-Identifier: MIT
/// @file Steps between squares, and how far each goes before the board ends.
#pragma once

#include "position.h"

namespace qipan {
namespace chess {

/// The eight directions of the sliding men. An index and its opposite differ in bit 0; 0..3 are the rook's, 4..7 the
/// bishop's.
enum Direction : int8_t {
    kNorth,
    kSouth,
    kEast,
    kWest,
    kNorthEast,
    kSouthWest,
    kNorthWest,
    kSouthEast,
    kDirections,
    kNoDirection = kDirections
};

/// What a step in each direction adds to the square, to its file and to its rank.
constexpr int8_t kSteps[kDirections] = {8, -8, 1, -1, 9, -9, 7, -7};
constexpr int8_t kFileSteps[kDirections] = {0, 0, 1, -1, 1, -1, -1, 1};
constexpr int8_t kRankSteps[kDirections] = {1, -1, 0, 0, 1, -1, 1, -1};

/// Whether two directions lie on one line.
constexpr bool same_line(int8_t a, int8_t b)
{
    return (a | 1) == (b | 1);
}

constexpr int8_t smaller(int8_t a, int8_t b)
{
    return a < b ? a : b;
}

/// How many steps lead from a square to the edge, in each direction.
struct Reach {
    explicit Reach(Square from)
    {
        const int8_t east = static_cast<int8_t>(7 - file_of(from));
        const int8_t west = file_of(from);
        const int8_t north = static_cast<int8_t>(7 - rank_of(from));
        const int8_t south = rank_of(from);
        steps[kNorth] = north;
        steps[kSouth] = south;
        steps[kEast] = east;
        steps[kWest] = west;
        steps[kNorthEast] = smaller(north, east);
        steps[kSouthWest] = smaller(south, west);
        steps[kNorthWest] = smaller(north, west);
        steps[kSouthEast] = smaller(south, east);
    }

    int8_t steps[kDirections];
};

/// The same for one direction.
inline int8_t steps_to_edge(Square from, int8_t direction)
{
    const int8_t files = kFileSteps[direction];
    const int8_t ranks = kRankSteps[direction];
    const int8_t file = file_of(from);
    const int8_t rank = rank_of(from);
    const int8_t sideways = static_cast<int8_t>(files > 0 ? 7 - file : files < 0 ? file : 7);
    const int8_t along = static_cast<int8_t>(ranks > 0 ? 7 - rank : ranks < 0 ? rank : 7);
    return smaller(sideways, along);
}

/// The direction in which b lies from a, or kNoDirection. Precondition: a != b.
inline int8_t direction_between(Square a, Square b)
{
    const int8_t files = static_cast<int8_t>(file_of(b) - file_of(a));
    const int8_t ranks = static_cast<int8_t>(rank_of(b) - rank_of(a));
    if (files == 0)
        return ranks > 0 ? kNorth : kSouth;
    if (ranks == 0)
        return files > 0 ? kEast : kWest;
    if (files == ranks)
        return files > 0 ? kNorthEast : kSouthWest;
    if (files == -ranks)
        return files > 0 ? kSouthEast : kNorthWest;
    return kNoDirection;
}

constexpr int8_t distance(int8_t a, int8_t b)
{
    return static_cast<int8_t>(a > b ? a - b : b - a);
}

/// Whether a knight goes from a to b.
constexpr bool is_knight_leap(Square a, Square b)
{
    return distance(file_of(a), file_of(b)) * distance(rank_of(a), rank_of(b)) == 2;
}

/// Calls visit(square) for each square a knight's leap away; stops and returns true as soon as visit does.
template <class Visit>
inline bool any_knight_square(Square from, Visit visit)
{
    const int8_t file = file_of(from);
    const int8_t rank = rank_of(from);
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
