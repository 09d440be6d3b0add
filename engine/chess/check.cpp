// SPDX-License-Identifier: MIT
#include "check.h"

namespace qipan {
namespace chess {

namespace {

/// Whether a man other than the king that goes to square ends the check.
bool resolves_check(const Position& position, Square square)
{
    const Square checker = position.checker;
    if (square == checker)
        return true;
    if (checker == kTwoCheckers)
        return false;
    const Square king = position.king_square[position.turn];
    const int8_t direction = direction_between(king, checker);
    return direction != kNoDirection && direction == direction_between(king, square) &&
           distance(king, square) < distance(king, checker);
}

#ifndef QIPAN_CHESS_NO_EN_PASSANT
/// Whether taking en passant on target from from exposes the own king on a line through the captured pawn.
/// A pin of the man on from alone is pin_line()'s business.
bool en_passant_exposes_king(const Position& position, Square from, Square target)
{
    const Square king = position.king_square[position.turn];
    const Square captured = static_cast<Square>(target - forward(position.turn));
    const int8_t direction = direction_between(king, captured);
    if (direction == kNoDirection || same_line(direction, kNorth))
        return false;
    Square at = king;
    do {
        at = first_man(position, at, direction);
    } while (at == captured || at == from);
    return at != CHESS_NONE && is_slider_of(position, at, direction, other(position.turn));
}
#endif

bool king_keeps_safe(const Position& position, Square king, Square to)
{
    const Color enemy = other(position.turn);
    int8_t first = kEast;
#ifndef QIPAN_CHESS_NO_CASTLING
    if (distance(king, to) == 2) {
        // On the rank between king and rook stands nobody, and who attacks through the king gives check.
        first = kNorth;
        if (position.checker != CHESS_NONE ||
            attacked_through(position, static_cast<Square>(to > king ? king + 1 : king - 1), enemy, king, first))
            return false;
    }
#endif
    return !attacked_through(position, to, enemy, king, first);
}

bool man_keeps_safe(const Position& position, Square from, Square to, bool en_passant)
{
    const int8_t pin = pin_line(position, from);
    if (pin != kNoDirection && !same_line(pin, direction_between(from, to)))
        return false;
#ifndef QIPAN_CHESS_NO_EN_PASSANT
    if (en_passant) {
        if (position.checker == to - forward(position.turn))
            return true;
        if (en_passant_exposes_king(position, from, to))
            return false;
    }
#else
    (void)en_passant;
#endif
    return position.checker == CHESS_NONE || resolves_check(position, to);
}

}  // namespace

bool gives_check(const Position& position, Square square)
{
    const Square king = position.king_square[position.turn];
    const PieceType type = CHESS_TYPE(man_on(position, square));
    if (type == CHESS_TYPE_KNIGHT)
        return is_knight_leap(king, square);
    const int8_t direction = direction_between(king, square);
    if (direction == kNoDirection)
        return false;
    if (type == CHESS_TYPE_PAWN) {
        return kSteps[direction] == square - king && attacks_by_one_step(type, direction, other(position.turn));
    }
    return slides(type, direction) && first_man(position, king, direction) == square;
}

Square find_checker_after(const Position& position, Square from, Square arrived)
{
    const Square king = position.king_square[position.turn];
    const Square checker = gives_check(position, arrived) ? arrived : static_cast<Square>(CHESS_NONE);
    const int8_t direction = direction_between(king, from);
    if (direction == kNoDirection)
        return checker;
    const Square behind = first_man(position, king, direction);
    if (behind == CHESS_NONE || behind == checker || !is_slider_of(position, behind, direction, other(position.turn)))
        return checker;
    return checker == CHESS_NONE ? behind : static_cast<Square>(kTwoCheckers);
}

int8_t pin_line(const Position& position, Square from)
{
    const Square king = position.king_square[position.turn];
    const int8_t direction = direction_between(king, from);
    if (direction == kNoDirection || first_man(position, king, direction) != from)
        return kNoDirection;
    const Square behind = first_man(position, from, direction);
    const bool pinned = behind != CHESS_NONE && is_slider_of(position, behind, direction, other(position.turn));
    return pinned ? direction : static_cast<int8_t>(kNoDirection);
}

bool is_free(const Position& position, Square from)
{
    return is_free_but_for_pins(position, CHESS_TYPE(man_on(position, from))) &&
           pin_line(position, from) == kNoDirection;
}

bool keeps_king_safe(const Position& position, Square from, Square to)
{
    const PieceType type = CHESS_TYPE(man_on(position, from));
    if (type == CHESS_TYPE_KING)
        return king_keeps_safe(position, from, to);
    return man_keeps_safe(position, from, to, type == CHESS_TYPE_PAWN && to == position.en_passant_target);
}

#ifndef QIPAN_CHESS_NO_EN_PASSANT
bool can_take_en_passant(const Position& position, Square target)
{
    const Piece pawn = CHESS_ID(position.turn, CHESS_TYPE_PAWN);
    const Square captured = static_cast<Square>(target - forward(position.turn));
    return (file_of(target) > 0 && man_on(position, static_cast<Square>(captured - 1)) == pawn &&
            man_keeps_safe(position, static_cast<Square>(captured - 1), target, true)) ||
           (file_of(target) < 7 && man_on(position, static_cast<Square>(captured + 1)) == pawn &&
            man_keeps_safe(position, static_cast<Square>(captured + 1), target, true));
}
#endif

}  // namespace chess
}  // namespace qipan
