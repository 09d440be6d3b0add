// SPDX-License-Identifier: MIT
#include "check.h"
#include "generate.h"

namespace qipan {
namespace chess {

namespace {

/// Counts moves, a promotion as four.
struct CountSink {
    size_t count;
    size_t weight;

    void to(Square)
    {
        count += weight;
    }
};

/// The men pinned to the king of the side to move, a bit a square: found once where every man is asked for.
uint64_t find_pinned(const Position& position)
{
    const Square king = position.king_square[position.turn];
    uint64_t pinned = 0;
    for (int8_t direction = 0; direction < kDirections; ++direction) {
        const Square shield = first_man(position, king, direction);
        if (shield == CHESS_NONE || !is_own(position, shield))
            continue;
        const Square behind = first_man(position, shield, direction);
        if (behind != CHESS_NONE && is_slider_of(position, behind, direction, other(position.turn)))
            pinned |= uint64_t{1} << shield;
    }
    return pinned;
}

}  // namespace

size_t count_legal_moves(const Position& position)
{
    CountSink sink{0, 1};
    const uint64_t pinned = find_pinned(position);
    for (Square from = 0; from < 64; ++from) {
        if (!is_own(position, from))
            continue;
        sink.weight = is_promoting(position, from) ? 4 : 1;
        const PieceType type = CHESS_TYPE(man_on(position, from));
        if (is_free_but_for_pins(position, type) && (pinned >> from & 1) == 0) {
            man_steps(position, from, sink);
        } else {
            Square destinations[kMaxDestinations];
            sink.count += sink.weight * legal_destinations(position, from, destinations);
        }
    }
    return sink.count;
}

uint64_t perft(Position& position, unsigned depth)
{
    if (depth == 0)
        return 1;
    if (depth == 1)
        return count_legal_moves(position);
    Move moves[kMaxMoves];
    const size_t count = legal_moves(position, moves);
    uint64_t nodes = 0;
    for (size_t i = 0; i < count; ++i) {
        Undo taken;
        play(position, moves[i], taken);
        nodes += perft(position, depth - 1);
        undo(position, taken);
    }
    return nodes;
}

}  // namespace chess
}  // namespace qipan
