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

}  // namespace

size_t count_legal_moves(const Position& position)
{
    CountSink sink{0, 1};
    for (Square from = 0; from < 64; ++from) {
        if (!is_own(position, from))
            continue;
        sink.weight = is_promoting(position, from) ? 4 : 1;
        if (is_free(position, from)) {
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
