// SPDX-License-Identifier: MIT
#pragma once

#include <boards/placements.h>

namespace qipan::boards {

/// By square, the man that stands there: the engine's chess_id_t, 0 = empty, or kUnknownMan.
using Men = std::array<std::uint8_t, 64>;

/// A man that the board does not know, by its tag.
constexpr std::uint8_t kUnknownMan = 0xFF;

Men menOf(const Placement& placement);
Men menOf(const chess::Position& position);

/// Whether the men stand as in position.
bool standsOn(const Men& men, const chess::Position& position);

/// Whether men may stand so on the way from one position to another: each square that differs between the two is as
/// before, as after, or empty; the others are as they are in both. A pawn that reaches the last rank may stand there
/// before it is replaced.
bool isOnTheWay(const Men& men, const chess::Position& before, const chess::Position& after);

/// Whether nothing is wrong but that one man is missing, or two: one in each hand.
bool areInHand(const Men& men, const chess::Position& position);

}  // namespace qipan::boards
