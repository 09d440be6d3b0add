// SPDX-License-Identifier: MIT
#include "search.h"
#include "way_back.h"

namespace qipan {
namespace klotski {

/// Sees the neighbours of a position. With stop_at_exit, `found` gets the first that is solved.
void AnySearch::expand(SeenSet& seen, uint32_t number, Metric metric, bool stop_at_exit, Found& found)
{
    const Layout layout = seen.layout_of(number);
    const uint16_t distance = static_cast<uint16_t>(seen.distance(number) + 1);
    Move moves[KLOTSKI_MOVES_CAPACITY];
    const size_t count = neighbours(layout, metric, moves);
    for (size_t i = 0; i < count; ++i) {
        const Layout next = after(layout, moves[i]);
        const uint32_t next_number = seen.add(next);
        if (seen.distance(next_number) != SeenSet::kUnseen)
            continue;
        seen.distance(next_number) = distance;
        if (stop_at_exit && is_solved(next)) {
            found = {true, distance, next};
            return;
        }
        queue_.push(next_number);
    }
}

int32_t AnySearch::solve(SeenSet& seen, const Layout& start, Metric metric, Move* moves, uint32_t capacity)
{
    Found found = {is_solved(start), 0, start};
    const uint32_t first = seen.add(start);
    seen.distance(first) = 0;
    queue_.clear();
    queue_.push(first);
    while (!found.solved && !queue_.is_empty())
        expand(seen, queue_.pop(), metric, true, found);
    if (!found.solved)
        return KLOTSKI_UNSOLVABLE;
    const auto is_nearer = [&seen](const Layout& layout, uint16_t distance) {
        return seen.distance_of(layout) == distance;
    };
    way_back(is_nearer, start, found, metric, moves, capacity);
    return found.distance;
}

void AnySearch::spread_from_exit(SeenSet& seen, uint32_t first, uint32_t last, Metric metric)
{
    queue_.clear();
    for (uint32_t i = first * seen.arrangements(); i < last * seen.arrangements(); ++i) {
        const Layout layout = seen.layout_of(i);
        if (is_solved(layout) && seen.find(layout) == i) {
            seen.distance(i) = 0;
            queue_.push(i);
        }
    }
    Found nothing;
    while (!queue_.is_empty())
        expand(seen, queue_.pop(), metric, false, nothing);
}

uint32_t AnySearch::count_reachable(SeenSet& seen, const Layout& start)
{
    queue_.clear();
    const uint32_t first = seen.add(start);
    seen.distance(first) = 0;
    queue_.push(first);
    Found nothing;
    while (!queue_.is_empty())
        expand(seen, queue_.pop(), KLOTSKI_STEPS, false, nothing);
    return queue_.pushed();
}

}  // namespace klotski
}  // namespace qipan
