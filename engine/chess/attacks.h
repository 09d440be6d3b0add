// SPDX-License-Identifier: MIT
/// @file Who attacks a square, and what the safety of a king forbids.
#pragma once

#include "geometry.h"

namespace qipan
{
namespace chess
{

/// Whether a slider of this type moves in this direction.
constexpr bool slides(PieceType type, int8_t direction)
{
    return type == CHESS_TYPE_QUEEN || type == (direction < kNorthEast ? CHESS_TYPE_ROOK : CHESS_TYPE_BISHOP);
}

/// Whether a man of type, one step away in direction as seen from the attacked square, attacks it by that step.
/// by is the colour of the man.
inline bool attacks_by_one_step(PieceType type, int8_t direction, Color by)
{
    if (type == CHESS_TYPE_KING)
        return true;
    if (type != CHESS_TYPE_PAWN)
        return false;
    return by == CHESS_BLACK ? direction == kNorthEast || direction == kNorthWest
                             : direction == kSouthEast || direction == kSouthWest;
}

/// Calls visit(square) for each man of color by that attacks square, with the man on hole (or CHESS_NONE) thought
/// away; stops and returns true as soon as visit does.
template <class Visit>
inline bool any_attacker(const Position& position, Square square, Color by, Square hole, Visit visit)
{
    const Reach reach(square);
    for (int8_t direction = 0; direction < kDirections; ++direction) {
        const int8_t step = step_of(direction);
        Square at = square;
        for (int8_t left = reach.steps[direction]; left > 0; --left) {
            at = static_cast<Square>(at + step);
            const Piece piece = position.board[at];
            if (piece == 0 || at == hole)
                continue;
            const PieceType type = CHESS_TYPE(piece);
            const bool first_step = left == reach.steps[direction];
            if (CHESS_TEAM(piece) == by &&
                (slides(type, direction) || (first_step && attacks_by_one_step(type, direction, by))) && visit(at))
                return true;
            break;
        }
    }
    const Piece knight = CHESS_ID(by, CHESS_TYPE_KNIGHT);
    return any_knight_square(square, [&](Square at) { return position.board[at] == knight && visit(at); });
}

/// Whether a man of color attacks square, with the man on hole (or CHESS_NONE) thought away: a king that steps
/// back from a rook is not hidden behind the square it leaves.
bool attacked_through(const Position& position, Square square, Color by, Square hole);

/// What the safety of one king forbids its own men: found once, it makes the test of each move cheap.
struct Safety {
    Square king;
    uint8_t checkers;    ///< 0, 1, or 2 for two and more
    uint8_t evasions;    ///< with one checker: how many squares resolve the check for men other than the king
    uint8_t pins;        ///< how many own men are pinned to the king
    Square evasion[7];   ///< the checker's square first, then those between it and the king
    Square pinned[8];    ///< the pinned men
    int8_t pin_line[8];  ///< the direction from the king to each
};

/// Fills safety for the king of color.
void find_safety(const Position& position, Color color, Safety& safety);

/// The direction on whose line the man on from is pinned, or kNoDirection.
inline int8_t pin_of(const Safety& safety, Square from)
{
    for (uint8_t i = 0; i < safety.pins; ++i) {
        if (safety.pinned[i] == from)
            return safety.pin_line[i];
    }
    return kNoDirection;
}

/// Whether a man other than the king that goes to square resolves a single check.
inline bool resolves_check(const Safety& safety, Square square)
{
    for (uint8_t i = 0; i < safety.evasions; ++i) {
        if (safety.evasion[i] == square)
            return true;
    }
    return false;
}

/// Whether taking en passant on target from from exposes the own king on a line through the captured pawn.
/// A pin of the man on from alone is pin_of()'s business.
bool en_passant_exposes_king(const Position& position, Square king, Square from, Square target);

/// Whether the side to move may legally take en passant on target, a square that a pawn just passed over.
bool can_take_en_passant(const Position& position, Square target);

}  // namespace chess
}  // namespace qipan
