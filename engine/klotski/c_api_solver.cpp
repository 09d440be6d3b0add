// SPDX-License-Identifier: MIT
/// The C API of the solver and the map.
#include "map.h"

using namespace qipan::klotski;

namespace {

bool is_metric(klotski_metric_t metric)
{
    return metric <= KLOTSKI_SLIDES;
}

PairSearch pair_solver(const Mix& mix, Arena& arena)
{
    const uint32_t skeletons = mix.skeletons();
    return PairSearch(arena, skeletons, PairSearch::edges_of_all(skeletons, mix.dominoes()));
}

/// Skeletons that are not folded: each mirror image has its own.
uint32_t unfolded(const Mix& mix)
{
    return 2U * mix.skeletons();
}

SeenSet positions(const Mix& mix, Arena& arena, bool fold)
{
    return SeenSet(arena, fold ? mix.skeletons() : unfolded(mix), mix.blanks, mix.arrangements(), fold);
}

uint32_t solve_size(const Mix& mix)
{
    Arena arena;
    if (suits_pairs(mix)) {
        SkeletonTable(arena, mix.skeletons());
        pair_solver(mix, arena);
    } else {
        AnySearch(arena, positions(mix, arena, true).positions());
    }
    return arena.taken();
}

uint32_t reachable_size(const Mix& mix)
{
    Arena arena;
    if (suits_pairs(mix)) {
        SkeletonTable(arena, unfolded(mix));
        PairSearch(arena, unfolded(mix), PairSearch::kMostEdges);
    } else {
        AnySearch(arena, positions(mix, arena, false).positions());
    }
    return arena.taken();
}

int32_t told(uint16_t distance)
{
    return distance == SeenSet::kUnseen ? int32_t{KLOTSKI_UNSOLVABLE} : int32_t{distance};
}

MapScope scope_of_map(const klotski_map_t* map)
{
    return {map->horizontals, map->dominoes, map->blanks};
}

}  // namespace

extern "C" {

uint32_t klotski_solver_size(const klotski_layout_t* layout)
{
    const Mix mix = mix_of(*layout);
    const uint32_t solve = solve_size(mix);
    const uint32_t reachable = reachable_size(mix);
    return solve > reachable ? solve : reachable;
}

int32_t klotski_solve(const klotski_layout_t* layout, klotski_metric_t metric, void* memory, uint32_t size,
                      klotski_move_t moves[], uint32_t capacity)
{
    if (!is_metric(metric))
        return KLOTSKI_ILLEGAL;
    const Mix mix = mix_of(*layout);
    if (size < klotski_solver_size(layout))
        return KLOTSKI_MEMORY;
    Arena arena(memory);
    if (suits_pairs(mix)) {
        SkeletonTable skeletons(arena, mix.skeletons());
        skeletons.clear();
        return pair_solver(mix, arena).solve(skeletons, *layout, metric, moves, capacity);
    }
    SeenSet seen = positions(mix, arena, true);
    seen.clear();
    return AnySearch(arena, seen.positions()).solve(seen, *layout, metric, moves, capacity);
}

int32_t klotski_reachable(const klotski_layout_t* layout, void* memory, uint32_t size)
{
    const Mix mix = mix_of(*layout);
    if (size < klotski_solver_size(layout))
        return KLOTSKI_MEMORY;
    Arena arena(memory);
    if (suits_pairs(mix)) {
        SkeletonTable skeletons(arena, unfolded(mix));
        skeletons.clear();
        return static_cast<int32_t>(
            PairSearch(arena, unfolded(mix), PairSearch::kMostEdges).count_reachable(skeletons, *layout));
    }
    SeenSet seen = positions(mix, arena, false);
    seen.clear();
    return static_cast<int32_t>(AnySearch(arena, seen.positions()).count_reachable(seen, *layout));
}

uint32_t klotski_map_size(const klotski_layout_t* layout)
{
    return map_size(scope_of(layout));
}

int8_t klotski_map_build(klotski_map_t* map, const klotski_layout_t* layout, klotski_metric_t metric, void* memory,
                         uint32_t size)
{
    if (!is_metric(metric))
        return KLOTSKI_ILLEGAL;
    const MapScope scope = scope_of(layout);
    if (size < map_size(scope))
        return KLOTSKI_MEMORY;
    build_map(scope, metric, memory);
    *map = {memory, metric, scope.horizontals, scope.dominoes, scope.blanks};
    return 0;
}

int32_t klotski_map_distance(const klotski_map_t* map, const klotski_layout_t* layout)
{
    const MapScope scope = scope_of_map(map);
    if (!scope.holds(*layout))
        return KLOTSKI_ILLEGAL;
    return told(open_map(scope, map->memory).distance_of(*layout));
}

int32_t klotski_map_hint(const klotski_map_t* map, const klotski_layout_t* layout, klotski_move_t* move)
{
    const MapScope scope = scope_of_map(map);
    if (!scope.holds(*layout))
        return KLOTSKI_ILLEGAL;
    const SeenSet seen = open_map(scope, map->memory);
    const int32_t distance = told(seen.distance_of(*layout));
    const auto is_nearer = [&seen](const Layout& next, uint16_t wanted) { return seen.distance_of(next) == wanted; };
    if (distance > 0)
        *move = nearer_by_one(is_nearer, *layout, static_cast<uint16_t>(distance), map->metric);
    return distance;
}

uint32_t klotski_map_count(const klotski_map_t* map)
{
    return open_map(scope_of_map(map), map->memory).positions();
}

int32_t klotski_map_position(const klotski_map_t* map, uint32_t number, klotski_layout_t* layout)
{
    SeenSet seen = open_map(scope_of_map(map), map->memory);
    if (number >= seen.positions())
        return KLOTSKI_ILLEGAL;
    const Layout found = seen.layout_of(number);
    if (seen.find(found) != number)
        return KLOTSKI_ILLEGAL;
    *layout = found;
    return told(seen.distance(number));
}

}  // extern "C"
