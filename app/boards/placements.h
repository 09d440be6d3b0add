// SPDX-License-Identifier: MIT
/// @file Placements of men, and what turning the board by half makes of them.
#pragma once

#include <boards/board_driver.h>

#include <chess/position.h>

namespace qipan::boards {

/// The square that lies where this one does when the board is turned by half: a1 and h8 change places.
constexpr int turnedSquare(int square)
{
    return 63 - square;
}

/// The square that a board reports as its n-th when it begins at a8 and goes along the ranks, a8 b8 .. h1.
constexpr int squareFromA8(int n)
{
    return n ^ 56;
}

constexpr std::uint64_t bitOf(int square)
{
    return std::uint64_t{1} << square;
}

Placement placementOf(const chess::Position& position);

/// Ranks 1, 2, 7 and 8 as a game begins.
const Placement& startPlacement();

Placement turned(const Placement& placement);

}  // namespace qipan::boards
