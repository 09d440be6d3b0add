// SPDX-License-Identifier: MIT
/// @file Whole moves, with their promotion in them: what the C++ API has beyond the C API.
#include "generate.h"
#include "play.h"

namespace qipan {
namespace chess {

size_t legal_moves(const Position& position, Move moves[kMaxMoves])
{
    Move* next = moves;
    for (Square from = 0; from < 64; ++from) {
        Square destinations[kMaxDestinations];
        const size_t count = legal_destinations(position, from, destinations);
        const bool promotes = count > 0 && is_promoting(position, from);
        for (size_t i = 0; i < count; ++i) {
            PieceType type = promotes ? CHESS_TYPE_QUEEN : CHESS_TYPE_NONE;
            do {
                *next++ = {from, destinations[i], type};
            } while (promotes && --type >= CHESS_TYPE_KNIGHT);
        }
    }
    return static_cast<size_t>(next - moves);
}

bool is_legal(const Position& position, Move move)
{
    if (!is_candidate(position, move.from, move.to) || !can_step(position, move.from, move.to))
        return false;
    return is_promoting(position, move.from) ? move.promotion >= CHESS_TYPE_KNIGHT && move.promotion <= CHESS_TYPE_QUEEN
                                             : move.promotion == CHESS_TYPE_NONE;
}

void play(Position& p, Move move, Undo& undo)
{
    const Square captured = move_man(p, move.from, move.to, undo);
    if (move.promotion != CHESS_TYPE_NONE)
        man_on(p, move.to) = CHESS_ID(p.turn, move.promotion);
    pass_turn(p, move.from, move.to, captured);
}

}  // namespace chess
}  // namespace qipan
