// SPDX-License-Identifier: MIT
/// @file Breadth-first search over skeletons: all positions of one that are equally far go together.
#pragma once

#include "pair_board.h"
#include "search.h"
#include "way_back.h"

namespace qipan {
namespace klotski {

class PairSearch {
public:
    /// Edges of a skeleton, at most. Over all skeletons of a mix there are fewer than 10 each, of four dominoes fewer
    /// than 13; a test counts them.
    enum : uint32_t { kMostEdges = 20 };
    static uint32_t edges_of_all(uint32_t skeletons, uint8_t dominoes)
    {
        return skeletons * (dominoes < 5 ? 13 : 10) + kMostEdges;
    }

    /// Room for so many skeletons and their edges.
    PairSearch(Arena& arena, uint32_t skeletons, uint32_t edges);

    /// The length of a shortest solution, KLOTSKI_UNSOLVABLE if there is none. The solution's first `capacity` moves go
    /// to `moves`.
    int32_t solve(SkeletonTable& skeletons, const Layout& start, Metric metric, Move* moves, uint32_t capacity);
    /// As those of AnySearch.
    void spread_from_exit(SeenSet& seen, uint32_t first, uint32_t last, Metric metric);
    uint32_t count_reachable(SkeletonTable& skeletons, const Layout& start);

    /// Builds the edges of all skeletons of a full table, for a test to count them.
    void link_all(SkeletonTable& skeletons, Metric metric);
    uint32_t edges() const
    {
        return edge_count_;
    }
    uint32_t most_edges() const;

private:
    /// What is known of a skeleton's positions. Kept apart from Node, for these words are used most and so stay near.
    struct Sets {
        PairSet seen;
        PairSet next;  ///< half a set: found for the next layer
    };
    /// A skeleton in the search.
    struct Node {
        PairSet layers[3];   ///< what was seen, by its distance modulo 3: enough to find the way back
        PairSet fresh;       ///< seen first in this layer
        PairSet jumps;       ///< the positions that serve a jump
        uint64_t adjacency;  ///< byte i: the slots next to slot i
        uint64_t slot_of;    ///< three bits a cell: its slot, if it is free
        uint32_t first_edge;
        uint8_t slide_edges;
        uint8_t jump_edges;
        bool linked;
        bool symmetric;
        bool at_exit;
    };
    /// What one block of two or four cells does. A slide needs one blank and serves all positions with a blank there;
    /// a jump needs both blanks and serves one position.
    struct Edge {
        uint64_t spread;  ///< slide: the other blank's slot here to its bit there
        uint16_t target;
        uint8_t from;  ///< slide: slot entered; jump: bit of the two slots entered
        uint8_t to;    ///< slide: 8 × slot left; jump: bit of the two slots left
    };
    class Linker;

    void begin(SkeletonTable& skeletons, uint32_t first, bool fold, Metric metric);
    uint16_t node_of(Skeleton skeleton, Cell& flip);
    void init_node(uint16_t node, Skeleton skeleton);
    void link(uint16_t number);
    uint16_t place(const Layout& layout, PairSet& set);
    void send(uint16_t target, PairSet half);
    PairSet mirrored_set(uint16_t number, PairSet set) const;
    void follow_edges(const Node& node, PairSet set);
    void swap_layers();
    void take_layer();
    void take_with_soldiers(uint16_t number);
    void expand_layer();
    Layout layout_of(uint16_t number, PairSet set) const;

    Sets* sets_;
    Node* nodes_;
    Edge* edge_pool_;
    Queue<uint16_t> layer_;
    Queue<uint16_t> next_layer_;
    SkeletonTable* skeletons_ = nullptr;
    uint32_t edge_count_ = 0;
    uint32_t known_ = 0;  ///< nodes made
    uint32_t first_ = 0;  ///< skeleton of node 0
    bool fold_ = false;
    Metric metric_ = KLOTSKI_MOVES;
};

}  // namespace klotski
}  // namespace qipan
