// SPDX-License-Identifier: MIT
#include "safety.h"

namespace qipan
{
namespace chess
{

namespace
{

bool resolves_check(const Safety& safety, Square square)
{
    for (uint8_t i = 0; i < safety.evasions; ++i) {
        if (safety.evasion[i] == square)
            return true;
    }
    return false;
}

#ifndef QIPAN_CHESS_NO_EN_PASSANT
/// Whether taking en passant on target from from exposes the own king on a line through the captured pawn.
/// A pin of the man on from alone is pin_of()'s business.
bool en_passant_exposes_king(const Position& position, Square from, Square target)
{
    const Square king = position.king_square[position.turn];
    const Square captured = make_square(file_of(target), rank_of(from));
    const int8_t direction = direction_between(king, captured);
    if (direction == kNoDirection)
        return false;
    const int8_t step = step_of(direction);
    Square at = king;
    for (int8_t left = Reach(king).steps[direction]; left > 0; --left) {
        at = static_cast<Square>(at + step);
        if (at == target)
            return false;
        const Piece piece = position.board[at];
        if (piece == 0 || at == captured || at == from)
            continue;
        return CHESS_TEAM(piece) != position.turn && slides(CHESS_TYPE(piece), direction);
    }
    return false;
}

#endif

bool king_keeps_safe(const Position& position, const Safety& safety, Square king, Square to)
{
    const Color enemy = other(position.turn);
    if (attacked_through(position, to, enemy, king))
        return false;
#ifndef QIPAN_CHESS_NO_CASTLING
    if (to - king == 2 || king - to == 2)
        return safety.checkers == 0 && !attacked_through(position, static_cast<Square>((king + to) / 2), enemy, king);
#else
    (void)safety;
#endif
    return true;
}

bool man_keeps_safe(const Position& position, const Safety& safety, Square from, Square to, bool en_passant)
{
    if (safety.checkers > 1)
        return false;
    const int8_t pin = pin_of(safety, from);
    if (pin != kNoDirection && !same_line(pin, direction_between(from, to)))
        return false;
#ifndef QIPAN_CHESS_NO_EN_PASSANT
    if (en_passant) {
        const Square captured = static_cast<Square>(to - forward(position.turn));
        if (safety.checkers == 1 && resolves_check(safety, captured))
            return true;
        if (en_passant_exposes_king(position, from, to))
            return false;
    }
#else
    (void)position;
    (void)en_passant;
#endif
    return safety.checkers == 0 || resolves_check(safety, to);
}

}  // namespace

void find_safety(const Position& position, Safety& safety)
{
    const Color color = position.turn;
    const Square king = position.king_square[color];
    const Color enemy = other(color);
    safety.checkers = 0;
    safety.evasions = 0;
    safety.pins = 0;

    const Reach reach(king);
    for (int8_t direction = 0; direction < kDirections; ++direction) {
        const int8_t step = step_of(direction);
        Square at = king;
        Square shield = CHESS_NONE;
        for (int8_t left = reach.steps[direction]; left > 0; --left) {
            at = static_cast<Square>(at + step);
            const Piece piece = position.board[at];
            if (piece == 0)
                continue;
            if (CHESS_TEAM(piece) == color) {
                if (shield != CHESS_NONE)
                    break;
                shield = at;
                continue;
            }
            const PieceType type = CHESS_TYPE(piece);
            const bool slider = slides(type, direction);
            if (shield != CHESS_NONE) {
                if (slider) {
                    safety.pinned[safety.pins] = shield;
                    safety.pin_line[safety.pins] = direction;
                    ++safety.pins;
                }
            } else if (slider || (left == reach.steps[direction] && attacks_by_one_step(type, direction, enemy))) {
                ++safety.checkers;
                safety.evasions = 0;
                for (Square square = at; square != king; square = static_cast<Square>(square - step))
                    safety.evasion[safety.evasions++] = square;
            }
            break;
        }
    }
    const Piece knight = CHESS_ID(enemy, CHESS_TYPE_KNIGHT);
    any_knight_square(king, [&](Square at) {
        if (position.board[at] == knight) {
            ++safety.checkers;
            safety.evasion[0] = at;
            safety.evasions = 1;
        }
        return false;
    });
}

bool keeps_king_safe(const Position& position, const Safety& safety, Square from, Square to)
{
    const PieceType type = CHESS_TYPE(position.board[from]);
    if (type == CHESS_TYPE_KING)
        return king_keeps_safe(position, safety, from, to);
    return man_keeps_safe(position, safety, from, to, type == CHESS_TYPE_PAWN && to == position.en_passant_target);
}

#ifndef QIPAN_CHESS_NO_EN_PASSANT
bool can_take_en_passant(const Position& position, Square target)
{
    const Piece pawn = CHESS_ID(position.turn, CHESS_TYPE_PAWN);
    const Square captured = static_cast<Square>(target - forward(position.turn));
    const bool left = file_of(target) > 0 && position.board[captured - 1] == pawn;
    const bool right = file_of(target) < 7 && position.board[captured + 1] == pawn;
    if (!left && !right)
        return false;
    Safety safety;
    find_safety(position, safety);
    return (left && man_keeps_safe(position, safety, static_cast<Square>(captured - 1), target, true)) ||
           (right && man_keeps_safe(position, safety, static_cast<Square>(captured + 1), target, true));
}
#endif

}  // namespace chess
}  // namespace qipan
