// SPDX-License-Identifier: MIT
#include "map.h"

namespace qipan {
namespace klotski {

namespace {

SeenSet positions_of(const MapScope& scope, Arena& arena)
{
    const Mix mix = scope.mix(scope.first_horizontals());
    return SeenSet(arena, scope.skeletons(), mix.blanks, mix.arrangements(), true);
}

bool suits_pairs(const MapScope& scope)
{
    return klotski::suits_pairs(scope.mix(scope.first_horizontals()));
}

/// One mix after the other: no move leads from one to another.
PairSearch pair_search(const MapScope& scope, Arena& arena)
{
    const uint32_t skeletons = scope.largest_mix();
    return PairSearch(arena, skeletons, PairSearch::edges_of_all(skeletons, scope.dominoes));
}

}  // namespace

uint32_t MapScope::skeletons() const
{
    uint32_t sum = 0;
    for (uint8_t h = first_horizontals(); h <= last_horizontals(); ++h)
        sum += mix(h).skeletons();
    return sum;
}

uint32_t MapScope::largest_mix() const
{
    uint32_t largest = 0;
    for (uint8_t h = first_horizontals(); h <= last_horizontals(); ++h) {
        const uint32_t skeletons = mix(h).skeletons();
        largest = skeletons > largest ? skeletons : largest;
    }
    return largest;
}

bool MapScope::holds(const Layout& layout) const
{
    const Mix mix = mix_of(layout);
    return mix.blanks == blanks && mix.dominoes() == dominoes &&
           (horizontals < 0 || mix.horizontals == static_cast<uint8_t>(horizontals));
}

MapScope scope_of(const Layout* layout)
{
    if (layout == nullptr)
        return {-1, 5, 2};
    const Mix mix = mix_of(*layout);
    return {static_cast<int8_t>(mix.horizontals), mix.dominoes(), mix.blanks};
}

uint32_t map_size(const MapScope& scope)
{
    Arena arena;
    const SeenSet seen = positions_of(scope, arena);
    if (suits_pairs(scope))
        pair_search(scope, arena);
    else
        AnySearch(arena, seen.positions());
    return arena.taken();
}

SeenSet build_map(const MapScope& scope, Metric metric, void* memory)
{
    Arena arena(memory);
    SeenSet seen = positions_of(scope, arena);
    seen.clear();
    uint32_t first[9];
    uint8_t mixes = 0;
    for (uint8_t h = scope.first_horizontals(); h <= scope.last_horizontals(); ++h) {
        first[mixes++] = seen.skeletons.count();
        add_all_skeletons(seen.skeletons, scope.dominoes, static_cast<int8_t>(h));
    }
    first[mixes] = seen.skeletons.count();
    if (suits_pairs(scope)) {
        PairSearch search = pair_search(scope, arena);
        for (uint8_t i = 0; i < mixes; ++i)
            search.spread_from_exit(seen, first[i], first[i + 1], metric);
    } else {
        AnySearch(arena, seen.positions()).spread_from_exit(seen, first[0], first[mixes], metric);
    }
    return seen;
}

SeenSet open_map(const MapScope& scope, void* memory)
{
    Arena arena(memory);
    SeenSet seen = positions_of(scope, arena);
    seen.skeletons.set_count(scope.skeletons());
    return seen;
}

}  // namespace klotski
}  // namespace qipan
