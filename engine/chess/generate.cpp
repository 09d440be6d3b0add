// SPDX-License-Identifier: MIT
#include "generate.h"

#include "attacks.h"

namespace qipan {
namespace chess {

namespace {

/// Writes squares.
struct SquareSink {
    Square* next;

    void to(Square square)
    {
        *next++ = square;
    }
};

/// pawn_steps() for one square that no own man holds.
bool pawn_reaches(const Position& position, Square from, Square to)
{
    const int8_t step = forward(position.turn);
    const Square ahead = static_cast<Square>(from + step);
    if (file_of(from) == file_of(to)) {
        if (man_on(position, ahead) != 0 || man_on(position, to) != 0)
            return false;
        return to == ahead ||
               (to == static_cast<Square>(ahead + step) && rank_of(from) == relative_rank(position.turn, 1));
    }
    return distance(ahead, to) == 1 && rank_of(ahead) == rank_of(to) &&
           (man_on(position, to) != 0 || to == position.en_passant_target);
}

}  // namespace

Square* write_steps(const Position& position, Square from, Square destinations[kMaxDestinations])
{
    SquareSink sink{destinations};
    man_steps(position, from, sink);
    return sink.next;
}

bool reaches(const Position& position, Square from, Square to)
{
    const PieceType type = CHESS_TYPE(man_on(position, from));
    if (type == CHESS_TYPE_PAWN)
        return pawn_reaches(position, from, to);
    if (type == CHESS_TYPE_KNIGHT)
        return is_knight_leap(from, to);
    const int8_t direction = direction_between(from, to);
    if (direction == kNoDirection)
        return false;
    const int8_t step = kSteps[direction];
    if (type == CHESS_TYPE_KING) {
#ifndef QIPAN_CHESS_NO_CASTLING
        if (distance(from, to) == 2)
            return castling_is_open(position, to > from ? 0 : 1);
#endif
        return to == static_cast<Square>(from + step);
    }
    if (!slides(type, direction))
        return false;
    for (Square at = static_cast<Square>(from + step); at != to; at = static_cast<Square>(at + step)) {
        if (man_on(position, at) != 0)
            return false;
    }
    return true;
}

}  // namespace chess
}  // namespace qipan
