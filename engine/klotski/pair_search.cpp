// SPDX-License-Identifier: MIT
#include "pair_search.h"

namespace qipan {
namespace klotski {

namespace {

void write_distances(PairSet set, uint16_t distance, uint16_t* row)
{
    for (set &= kAboveDiagonal; set != 0; set &= set - 1) {
        const uint8_t lowest = static_cast<uint8_t>(__builtin_ctzll(set));
        row[pair_rank(lowest / 8, lowest % 8)] = distance;
    }
}

}  // namespace

PairSearch::PairSearch(Arena& arena, uint32_t skeletons, uint32_t edges)
    : sets_(arena.take<Sets>(skeletons))
    , nodes_(arena.take<Node>(skeletons))
    , edge_pool_(arena.take<Edge>(edges))
    , layer_(arena, skeletons)
    , next_layer_(arena, skeletons)
{
}

void PairSearch::begin(SkeletonTable& skeletons, uint32_t first, bool fold, Metric metric)
{
    skeletons_ = &skeletons;
    first_ = first;
    known_ = 0;
    edge_count_ = 0;
    fold_ = fold;
    metric_ = metric;
    layer_.clear();
    next_layer_.clear();
}

inline void PairSearch::send(uint16_t target, PairSet half)
{
    Sets& sets = sets_[target];
    half &= ~sets.seen;
    next_layer_.push_if((half != 0) & (sets.next == 0), target);
    sets.next |= half;
}

/// Where a layout or its mirror image stands: its skeleton's number, and the set that has it alone.
uint16_t PairSearch::place(const Layout& layout, PairSet& set)
{
    Cell flip;
    const uint16_t number = node_of(skeleton_of(layout), flip);
    const Mask blanks = blank_cells(layout);
    const uint64_t slot_of = nodes_[number].slot_of;
    const Cell a = first_of(blanks) ^ flip;
    const Cell b = first_of(blanks & (blanks - 1)) ^ flip;
    set = completed(PairSet{1} << pair_bit((slot_of >> (3 * a)) & 7, (slot_of >> (3 * b)) & 7));
    return number;
}

/// One of the layouts of a set.
Layout PairSearch::layout_of(uint16_t number, PairSet set) const
{
    const Skeleton skeleton = (*skeletons_)[first_ + number];
    const uint8_t lowest = static_cast<uint8_t>(__builtin_ctzll(set & kAboveDiagonal));
    const Mask free = free_cells(skeleton);
    const Mask blanks = blanks_of(pair_rank(lowest / 8, lowest % 8), 2, free);
    return {
        verticals_of(skeleton), horizontals_of(skeleton), free & ~blanks, first_of(general_of(skeleton)), {0, 0, 0}};
}

/// The mirror images on a skeleton that is its own.
PairSet PairSearch::mirrored_set(uint16_t number, PairSet set) const
{
    uint8_t slot_in_mirror[8];
    uint8_t slot = 0;
    for (Mask free = free_cells((*skeletons_)[first_ + number]); free != 0; free &= free - 1)
        slot_in_mirror[slot++] = (nodes_[number].slot_of >> (3 * (first_of(free) ^ 3))) & 7;
    PairSet found = 0;
    for (; set != 0; set &= set - 1) {
        const uint8_t lowest = static_cast<uint8_t>(__builtin_ctzll(set));
        found |= PairSet{1} << pair_bit(slot_in_mirror[lowest / 8], slot_in_mirror[lowest % 8]);
    }
    return found;
}

void PairSearch::follow_edges(const Node& node, PairSet set)
{
    const Edge* edge = edge_pool_ + node.first_edge;
    for (const Edge* const end = edge + node.slide_edges; edge != end; ++edge) {
        const uint64_t others = other_blank(set, edge->from, edge->spread);
        send(edge->target, others << edge->to);
    }
    if ((set & node.jumps) == 0)
        return;
    for (const Edge* const end = edge + node.jump_edges; edge != end; ++edge) {
        if (((set >> edge->from) & 1) != 0)
            send(edge->target, PairSet{1} << edge->to);
    }
}

void PairSearch::swap_layers()
{
    const Queue<uint16_t> emptied = layer_;
    layer_ = next_layer_;
    next_layer_ = emptied;
    next_layer_.clear();
}

/// What was found for the next layer becomes the layer.
void PairSearch::take_layer()
{
    swap_layers();
    for (uint32_t i = 0; i < layer_.pushed(); ++i) {
        Node& node = nodes_[layer_[i]];
        Sets& sets = sets_[layer_[i]];
        node.fresh = completed(sets.next);
        if (node.symmetric)
            node.fresh |= mirrored_set(layer_[i], node.fresh);
        sets.next = 0;
        sets.seen |= node.fresh;
    }
}

void PairSearch::expand_layer()
{
    while (!layer_.is_empty()) {
        const uint16_t number = layer_.pop();
        const Node& node = nodes_[number];
        if (!node.linked)
            link(number);
        PairSet half = after_soldier_steps(node.fresh, node.adjacency);
        if (metric_ == KLOTSKI_MOVES)
            half |= after_soldier_double_steps(node.fresh, node.adjacency);
        send(number, half);
        follow_edges(node, node.fresh);
    }
}

/// Where soldiers alone can lead; all of it becomes seen and fresh.
void PairSearch::take_with_soldiers(uint16_t number)
{
    Node& node = nodes_[number];
    Sets& sets = sets_[number];
    PairSet ring = completed(sets.next);
    sets.next = 0;
    node.fresh = 0;
    while (ring != 0) {
        node.fresh |= ring;
        sets.seen |= ring;
        ring = completed(after_soldier_steps(ring, node.adjacency)) & ~sets.seen;
    }
}

int32_t PairSearch::solve(SkeletonTable& skeletons, const Layout& start, Metric metric, Move* moves, uint32_t capacity)
{
    begin(skeletons, 0, true, metric);
    PairSet set;
    const uint16_t first = place(start, set);
    send(first, set);
    for (uint16_t distance = 0; !next_layer_.is_empty(); ++distance) {
        take_layer();
        for (uint32_t i = 0; i < layer_.pushed(); ++i) {
            Node& node = nodes_[layer_[i]];
            node.layers[distance % 3] |= node.fresh;
            if (!node.at_exit)
                continue;
            const auto is_nearer = [this](const Layout& layout, uint16_t wanted) {
                PairSet alone;
                const uint16_t number = place(layout, alone);
                return (nodes_[number].layers[wanted % 3] & alone) != 0;
            };
            way_back(is_nearer, start, {true, distance, layout_of(layer_[i], node.fresh)}, metric, moves, capacity);
            return distance;
        }
        expand_layer();
    }
    return KLOTSKI_UNSOLVABLE;
}

void PairSearch::spread_from_exit(SeenSet& seen, uint32_t first, uint32_t last, Metric metric)
{
    begin(seen.skeletons, first, true, metric);
    for (; known_ < last - first; ++known_) {
        const uint16_t number = static_cast<uint16_t>(known_);
        const Skeleton skeleton = seen.skeletons[first + number];
        init_node(number, skeleton);
        if (general_of(skeleton) == bit(KLOTSKI_EXIT)) {
            const uint8_t free = count_of(free_cells(skeleton));
            const uint64_t row = (1U << free) - 1U;
            send(number, (row * kOnes & ~kDiagonal) & (free == 8 ? ~uint64_t{0} : (uint64_t{1} << 8 * free) - 1));
        }
    }
    for (uint16_t distance = 0; !next_layer_.is_empty(); ++distance) {
        take_layer();
        for (uint32_t i = 0; i < layer_.pushed(); ++i)
            write_distances(nodes_[layer_[i]].fresh, distance, seen.row(first + layer_[i]));
        expand_layer();
    }
}

uint32_t PairSearch::count_reachable(SkeletonTable& skeletons, const Layout& start)
{
    begin(skeletons, 0, false, KLOTSKI_STEPS);
    PairSet set;
    const uint16_t first = place(start, set);
    send(first, set);
    // The order does not matter here, and edges are built anew each time: so twice the skeletons fit the same memory.
    while (!next_layer_.is_empty()) {
        swap_layers();
        while (!layer_.is_empty()) {
            const uint16_t number = layer_.pop();
            edge_count_ = 0;
            link(number);
            take_with_soldiers(number);
            follow_edges(nodes_[number], nodes_[number].fresh);
        }
    }
    uint32_t pairs = 0;
    for (uint32_t i = 0; i < known_; ++i)
        pairs += static_cast<uint32_t>(__builtin_popcountll(sets_[i].seen));
    return pairs / 2;
}

}  // namespace klotski
}  // namespace qipan
