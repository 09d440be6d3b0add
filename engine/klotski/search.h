// SPDX-License-Identifier: MIT
/// @file Breadth-first search over positions: neighbours, seen-set, queue, way back.
///
/// Two searches give the same answers. `AnySearch` takes position by position and serves every mix. `PairSearch`
/// serves two blanks on at most eight free cells, all classic layouts among them: it takes all positions of a skeleton
/// that are equally far at once, as the bits of one word.
#pragma once

#include "neighbours.h"
#include "queue.h"
#include "seen_set.h"

namespace qipan {
namespace klotski {

/// What a search gives back.
struct Found {
    bool solved;
    uint16_t distance;
    Layout goal;  ///< the first solved layout, or its mirror image
};

/// Mixes with two blanks on at most eight free cells.
inline bool suits_pairs(const Mix& mix)
{
    return mix.blanks == 2 && mix.free() <= 8;
}

class AnySearch {
public:
    /// The queue takes as many positions as the seen-set.
    AnySearch(Arena& arena, uint32_t positions)
        : queue_(arena, positions)
    {
    }
    /// The length of a shortest solution, KLOTSKI_UNSOLVABLE if there is none. The solution's first `capacity` moves go
    /// to `moves`.
    int32_t solve(SeenSet& seen, const Layout& start, Metric metric, Move* moves, uint32_t capacity);
    /// From all solved positions of the skeletons first to last - 1 to all that lead there.
    void spread_from_exit(SeenSet& seen, uint32_t first, uint32_t last, Metric metric);
    /// Positions that can be reached.
    uint32_t count_reachable(SeenSet& seen, const Layout& start);

private:
    void expand(SeenSet& seen, uint32_t number, Metric metric, bool stop_at_exit, Found& found);

    Queue<uint32_t> queue_;
};

}  // namespace klotski
}  // namespace qipan
