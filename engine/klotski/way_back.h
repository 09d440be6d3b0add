// SPDX-License-Identifier: MIT
/// @file The way back: from the goal to the start by what a search knows of distances.
///
/// A search is asked by `is_nearer(layout, distance)`: is this neighbour of a layout at distance + 1 known to be at
/// that distance?
#pragma once

#include "search.h"

namespace qipan {
namespace klotski {

/// A move from a layout at that distance, above 0, to one that is nearer by one.
template <typename IsNearer>
Move nearer_by_one(const IsNearer& is_nearer, const Layout& layout, uint16_t distance, Metric metric)
{
    Move moves[KLOTSKI_MOVES_CAPACITY];
    const size_t count = neighbours(layout, metric, moves);
    size_t i = 0;
    for (; i + 1 < count; ++i) {
        if (is_nearer(after(layout, moves[i]), static_cast<uint16_t>(distance - 1)))
            break;
    }
    return moves[i];  // the last one need not be tried: one of them is nearer
}

/// The way of a solution; its first `capacity` moves go to `moves`.
template <typename IsNearer>
void way_back(const IsNearer& is_nearer, const Layout& start, const Found& found, Metric metric, Move* moves,
              uint32_t capacity)
{
    if (capacity == 0)
        return;
    // Every move can be taken back at the same cost, so the way from the goal is the solution backwards.
    Layout layout = found.goal;
    for (uint16_t distance = found.distance; distance > 0; --distance) {
        const Move move = nearer_by_one(is_nearer, layout, distance, metric);
        layout = after(layout, move);
        if (distance <= capacity)
            moves[distance - 1] = {move.to, move.from, move.steps};
    }
    if (layout == start)
        return;
    // The way began at the mirror image of the start: turn it round.
    for (uint32_t i = 0; i < found.distance && i < capacity; ++i) {
        Move& move = moves[i];
        Cell corner;
        const Kind kind = block_at(layout, move.from, corner);
        layout = after(layout, move);
        move.from = mirrored(kind, move.from);
        move.to = mirrored(kind, move.to);
    }
}

}  // namespace klotski
}  // namespace qipan
