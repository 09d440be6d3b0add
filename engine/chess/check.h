// SPDX-License-Identifier: MIT
/// @file Checks, pins, and what the safety of a king forbids its own men.
#pragma once

#include "attacks.h"

namespace qipan {
namespace chess {

/// Position::checker when two men give check: only the king may move.
enum : Square { kTwoCheckers = CHESS_ILLEGAL };

/// The man that gives check to the side to move, CHESS_NONE, or kTwoCheckers. Looks at the whole board.
Square find_checker(const Position& position);

/// The same after a step from from, when before it the side now to move was not in check: looks only at the man
/// on arrived and at the line that from opened. Precondition: no other square was emptied.
Square find_checker_after(const Position& position, Square from, Square arrived);

/// The direction from the own king on whose line the man on from is pinned, or kNoDirection.
int8_t pin_line(const Position& position, Square from);

/// Whether every step of the man on from keeps its king safe, told without looking at the steps.
bool is_free(const Position& position, Square from);

/// Whether a step of the man on from, as man_steps() gives it, leaves its king safe. FIDE 3.8.2.2, 3.9.2.
bool keeps_king_safe(const Position& position, Square from, Square to);

/// Whether the side to move may legally take en passant on target, a square that a pawn just passed over.
bool can_take_en_passant(const Position& position, Square target);

}  // namespace chess
}  // namespace qipan
