// SPDX-License-Identifier: MIT
/// @file Checks, pins, and what the safety of a king forbids its own men.
#pragma once

#include "attacks.h"

namespace qipan {
namespace chess {

/// Position::checker when two men give check: only the king may move.
enum : Square { kTwoCheckers = CHESS_ILLEGAL };

/// At most one man a direction and one a knight's leap gives check.
enum : uint8_t { kMaxCheckers = kDirections + kLeaps };

/// Writes the men that give check to the side to move, found on the whole board. Returns how many.
uint8_t find_checkers(const Position& position, Square checkers[kMaxCheckers]);

/// Whether the man on square attacks the king of the side to move, from a square it has just reached.
bool gives_check(const Position& position, Square square);

/// The man that gives check to the side to move, CHESS_NONE, or kTwoCheckers, when it was not in check before a man
/// went from from to arrived: looks only at that man and at the line that from opened.
Square find_checker_after(const Position& position, Square from, Square arrived);

/// The direction from the own king on whose line the man on from is pinned, or kNoDirection.
int8_t pin_line(const Position& position, Square from);

/// Whether a man of this type is bound by nothing but a pin: no check, no step that looks at attacks or en passant.
inline bool is_free_but_for_pins(const Position& position, PieceType type)
{
    return position.checker == CHESS_NONE && type != CHESS_TYPE_KING &&
           (type != CHESS_TYPE_PAWN || position.en_passant_target == CHESS_NONE);
}

/// Whether every step of the man on from keeps its king safe, told without looking at the steps.
bool is_free(const Position& position, Square from);

/// Whether a step of the man on from, as man_steps() gives it, leaves its king safe. FIDE 3.8.2.2, 3.9.2.
bool keeps_king_safe(const Position& position, Square from, Square to);

/// Whether the side to move may legally take en passant on target, a square that a pawn just passed over.
bool can_take_en_passant(const Position& position, Square target);

}  // namespace chess
}  // namespace qipan
