// SPDX-License-Identifier: MIT
/// @file The two halves of a move, apart for the C API's two-step promotion.
#pragma once

#include "position.h"

namespace qipan {
namespace chess {

/// Moves the man, takes what it takes, loses rights, counts the clock; the turn stays.
/// Returns the square of the captured man or CHESS_NONE. Precondition: a legal destination.
Square move_man(Position& position, Square from, Square to, Undo& undo);

/// Hands the turn to the other side after move_man(from, to), which took the man on captured or none: move number,
/// check, en passant target.
void pass_turn(Position& position, Square from, Square to, Square captured);

/// Plays the first step of a move if it is legal: the turn passes unless a pawn now waits for its promotion.
/// Returns the square of the captured man, CHESS_NONE, or CHESS_ILLEGAL. Precondition: is_candidate(position, from,
/// to).
Square step_if_legal(Position& position, Square from, Square to, Undo& undo);

}  // namespace chess
}  // namespace qipan
