// SPDX-License-Identifier: MIT
/// @file What the safety of a king forbids its own men: found once, it makes the test of each move cheap.
#pragma once

#include "attacks.h"
#include "generate.h"

namespace qipan
{
namespace chess
{

struct Safety {
    uint8_t checkers;    ///< 0, 1, or 2 for two and more
    uint8_t evasions;    ///< with one checker: how many squares resolve the check for men other than the king
    uint8_t pins;        ///< how many own men are pinned to the king
    Square evasion[7];   ///< the checker's square first, then those between it and the king
    Square pinned[8];    ///< the pinned men
    int8_t pin_line[8];  ///< the direction from the king to each
};

/// Fills safety for the king of the side to move.
void find_safety(const Position& position, Safety& safety);

/// The direction on whose line the man on from is pinned, or kNoDirection.
inline int8_t pin_of(const Safety& safety, Square from)
{
    for (uint8_t i = 0; i < safety.pins; ++i) {
        if (safety.pinned[i] == from)
            return safety.pin_line[i];
    }
    return kNoDirection;
}

/// Whether a step that man_steps() gives for the man on from leaves its king safe. FIDE 3.8.2.2, 3.9.2.
bool keeps_king_safe(const Position& position, const Safety& safety, Square from, Square to);

/// Whether every step of the man on from keeps its king safe, told without looking at the steps.
inline bool is_free(const Position& position, const Safety& safety, Square from)
{
    const PieceType type = CHESS_TYPE(position.board[from]);
    return safety.checkers == 0 && type != CHESS_TYPE_KING && pin_of(safety, from) == kNoDirection &&
           (type != CHESS_TYPE_PAWN || position.en_passant_target == CHESS_NONE);
}

/// Hands a sink only the steps that keep the king safe.
template <class Sink>
struct SafeSteps {
    const Position& position;
    const Safety& safety;
    const Square from;
    const bool free;
    Sink& sink;

    bool to(Square square)
    {
        return (free || keeps_king_safe(position, safety, from, square)) && sink.to(square);
    }
};

/// The legal moves of the man on from. Returns true if the sink ended the search.
/// Precondition: it is a man of the side to move.
template <class Sink>
inline bool legal_steps(const Position& position, const Safety& safety, Square from, Sink& sink)
{
    SafeSteps<Sink> safe{position, safety, from, is_free(position, safety, from), sink};
    return man_steps(position, from, safe);
}

/// Whether the side to move may legally take en passant on target, a square that a pawn just passed over.
bool can_take_en_passant(const Position& position, Square target);

}  // namespace chess
}  // namespace qipan
