// SPDX-License-Identifier: MIT
/// Edges of a skeleton: what its blocks of two and four cells can do.
#include "pair_linker.h"

namespace qipan {
namespace klotski {

void PairSearch::init_node(uint16_t number, Skeleton skeleton)
{
    Node& node = nodes_[number];
    node = Node();
    sets_[number] = Sets();
    node.symmetric = fold_ && mirrored(skeleton) == skeleton;
    node.at_exit = general_of(skeleton) == bit(KLOTSKI_EXIT);
    uint8_t slot = 0;
    for (Mask free = free_cells(skeleton); free != 0; free &= free - 1)
        node.slot_of |= static_cast<uint64_t>(slot++) << (3 * first_of(free));
}

uint16_t PairSearch::node_of(Skeleton skeleton, Cell& flip)
{
    const Skeleton other = fold_ ? mirrored(skeleton) : skeleton;
    flip = other < skeleton ? 3 : 0;
    skeleton = other < skeleton ? other : skeleton;
    const uint16_t number = static_cast<uint16_t>(skeletons_->add(skeleton) - first_);
    if (number >= known_) {
        init_node(number, skeleton);
        known_ = number + 1U;
    }
    return number;
}

void PairSearch::link(uint16_t number)
{
    Node& node = nodes_[number];
    const Skeleton skeleton = (*skeletons_)[first_ + number];
    const Mask free = free_cells(skeleton);
    node.linked = true;
    node.first_edge = edge_count_;
    node.jumps = 0;
    Linker linker = {*this, number, skeleton, free};
    linker.neighbouring_slots();
    linker.slides();
    node.slide_edges = static_cast<uint8_t>(edge_count_ - node.first_edge);
    linker.steps_into_both();
    if (metric_ != KLOTSKI_STEPS)
        linker.double_steps();
    if (metric_ == KLOTSKI_SLIDES)
        linker.straight_soldiers();
    node.jump_edges = static_cast<uint8_t>(edge_count_ - node.first_edge - node.slide_edges);
}

void PairSearch::link_all(SkeletonTable& skeletons, Metric metric)
{
    begin(skeletons, 0, true, metric);
    for (; known_ < skeletons.count(); ++known_)
        init_node(static_cast<uint16_t>(known_), skeletons[known_]);
    for (uint32_t i = 0; i < known_; ++i)
        link(static_cast<uint16_t>(i));
}

uint32_t PairSearch::most_edges() const
{
    uint32_t most = 0;
    for (uint32_t i = 0; i < known_; ++i) {
        const uint32_t edges = nodes_[i].slide_edges + uint32_t{nodes_[i].jump_edges};
        most = edges > most ? edges : most;
    }
    return most;
}

}  // namespace klotski
}  // namespace qipan
