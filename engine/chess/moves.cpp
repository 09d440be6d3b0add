// SPDX-License-Identifier: MIT
#include "check.h"
#include "generate.h"

namespace qipan {
namespace chess {

bool can_step(const Position& position, Square from, Square to)
{
    return reaches(position, from, to) && keeps_king_safe(position, from, to);
}

size_t legal_destinations(const Position& position, Square from, Square destinations[kMaxDestinations])
{
    if (!is_own(position, from))
        return 0;
    Square* const end = write_steps(position, from, destinations);
    Square* next = end;
    if (!is_free(position, from)) {
        next = destinations;
        for (const Square* square = destinations; square != end; ++square) {
            if (keeps_king_safe(position, from, *square))
                *next++ = *square;
        }
    }
    return static_cast<size_t>(next - destinations);
}

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

bool has_legal_move(const Position& position)
{
    Square destinations[kMaxDestinations];
    for (Square from = 0; from < 64; ++from) {
        if (legal_destinations(position, from, destinations) != 0)
            return true;
    }
    return false;
}

bool is_legal(const Position& position, Move move)
{
    if (!is_candidate(position, move.from, move.to) || !can_step(position, move.from, move.to))
        return false;
    return is_promoting(position, move.from) ? move.promotion >= CHESS_TYPE_KNIGHT && move.promotion <= CHESS_TYPE_QUEEN
                                             : move.promotion == CHESS_TYPE_NONE;
}

}  // namespace chess
}  // namespace qipan
