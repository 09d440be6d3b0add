// SPDX-License-Identifier: MIT
#include "attacks.h"

namespace qipan
{
namespace chess
{

bool attacked_through(const Position& position, Square square, Color by, Square hole)
{
    return any_attacker(position, square, by, hole, [](Square) { return true; });
}

void find_safety(const Position& position, Color color, Safety& safety)
{
    const Square king = position.king_square[color];
    const Color enemy = other(color);
    safety.king = king;
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

bool en_passant_exposes_king(const Position& position, Square king, Square from, Square target)
{
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

bool can_take_en_passant(const Position& position, Square target)
{
    const Color us = position.turn;
    const Piece pawn = CHESS_ID(us, CHESS_TYPE_PAWN);
    const Square captured = static_cast<Square>(target - forward(us));
    const bool left = file_of(target) > 0 && position.board[captured - 1] == pawn;
    const bool right = file_of(target) < 7 && position.board[captured + 1] == pawn;
    if (!left && !right)
        return false;

    Safety safety;
    find_safety(position, us, safety);
    if (safety.checkers > 1)
        return false;
    if (safety.checkers == 1 && !resolves_check(safety, target) && !resolves_check(safety, captured))
        return false;
    const auto legal = [&](Square from) {
        const int8_t pin = pin_of(safety, from);
        if (pin != kNoDirection && !same_line(pin, direction_between(from, target)))
            return false;
        return !en_passant_exposes_king(position, safety.king, from, target);
    };
    return (left && legal(static_cast<Square>(captured - 1))) || (right && legal(static_cast<Square>(captured + 1)));
}

}  // namespace chess
}  // namespace qipan
