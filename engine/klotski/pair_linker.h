// SPDX-License-Identifier: MIT
/// @file Builds the edges of one skeleton of a PairSearch.
#pragma once

#include "pair_search.h"

namespace qipan {
namespace klotski {

class PairSearch::Linker {
public:
    Linker(PairSearch& owner, uint16_t number, Skeleton skeleton, Mask free)
        : search(owner)
        , node(number)
        , here(skeleton)
        , open(free)
        , verticals(verticals_of(skeleton))
        , horizontals(horizontals_of(skeleton))
        , general(general_of(skeleton))
        , rows(places_in(free, KLOTSKI_HORIZONTAL))
        , columns(places_in(free, KLOTSKI_VERTICAL))
    {
        for (Mask left = free; left != 0; left &= left - 1)
            cells[count++] = first_of(left);
    }

    /// Which free cells lie side by side: all a soldier's step needs.
    void neighbouring_slots()
    {
        uint64_t adjacency = 0;
        for (Mask left = around(open).left & open; left != 0; left &= left - 1)
            adjacency |= side_by_side(first_of(left), 1);
        for (Mask upper = columns; upper != 0; upper &= upper - 1)
            adjacency |= side_by_side(first_of(upper), 4);
        search.nodes_[node].adjacency = adjacency;
    }

    /// Dominoes by one cell lengthwise.
    void slides()
    {
        each_slide(verticals & (open << 4), 0, -4, 4, -4);
        each_slide(verticals & (open >> 8), 0, 8, 0, 4);
        each_slide(horizontals & around(open).right, 20, -1, 1, -1);
        each_slide(horizontals & around(around(open).left).left, 20, 2, 0, 1);
    }

    /// Dominoes by one cell sideways, and the General.
    void steps_into_both()
    {
        each_jump(verticals & around(columns).right, 0, -1, 4, -1, 0, 4);
        each_jump(verticals & around(columns).left, 0, 1, 4, 1, 0, 4);
        each_jump(horizontals & around(rows).down, 20, -4, 1, -4, 0, 1);
        each_jump(horizontals & (rows >> 4), 20, 4, 1, 4, 0, 1);
        each_jump(general & around(rows).down, 40, -4, 1, -4, 4, 1);
        each_jump(general & (rows >> 8), 40, 8, 1, 4, 0, 1);
        each_jump(general & around(columns).right, 40, -1, 4, -1, 1, 4);
        each_jump(general & around(around(columns).left).left, 40, 2, 4, 1, 0, 4);
    }

    /// Dominoes by two cells lengthwise: there is no other way to go two steps with two blanks.
    void double_steps()
    {
        each_jump(verticals & (columns << 8), 0, -8, 4, -8, 0, 4);
        each_jump(verticals & (columns >> 8), 0, 8, 4, 8, 0, 4);
        each_jump(horizontals & around(around(rows).right).right, 20, -2, 1, -2, 0, 1);
        each_jump(horizontals & around(around(rows).left).left, 20, 2, 1, 2, 0, 1);
    }

    /// Soldiers by two cells in a straight line.
    void straight_soldiers()
    {
        each_line(open & around(open & around(open).left).left, 1);
        each_line(open & open >> 4 & open >> 8, 4);
    }

private:
    static uint8_t slot(const Node& of, Cell cell)
    {
        return static_cast<uint8_t>((of.slot_of >> (3 * cell)) & 7);
    }
    static Cell moved(Cell cell, int8_t by)
    {
        return static_cast<Cell>(cell + by);
    }
    uint64_t side_by_side(Cell cell, int8_t by) const
    {
        const uint8_t a = slot(search.nodes_[node], cell);
        const uint8_t b = slot(search.nodes_[node], moved(cell, by));
        return uint64_t{1} << pair_bit(a, b) | uint64_t{1} << pair_bit(b, a);
    }
    void add(uint64_t spread, uint16_t target, uint8_t from, uint8_t to)
    {
        search.edge_pool_[search.edge_count_++] = {spread, target, from, to};
    }
    void add_jump(uint16_t target, uint8_t from, uint8_t to)
    {
        search.nodes_[node].jumps |= PairSet{1} << from;
        add(0, target, from, to);
    }
    /// The skeleton with one block moved; `part` is where its kind's bits begin.
    Skeleton with_moved(Cell block, uint8_t part, int8_t by) const
    {
        return here ^ (Skeleton{bit(block) ^ bit(moved(block, by))} << part);
    }

    void each_slide(Mask blocks, uint8_t part, int8_t entered, int8_t left, int8_t by)
    {
        for (; blocks != 0; blocks &= blocks - 1) {
            const Cell block = first_of(blocks);
            Cell flip;
            const uint16_t target = search.node_of(with_moved(block, part, by), flip);
            const Node& there = search.nodes_[target];
            const uint8_t enters_slot = slot(search.nodes_[node], moved(block, entered));
            uint64_t spread = 0;
            for (uint8_t i = 0; i < count; ++i)
                spread |= uint64_t{1} << (8 * i + slot(there, cells[i] ^ flip));
            spread &= ~(uint64_t{0xFF} << (8 * enters_slot));
            add(spread, target, enters_slot, static_cast<uint8_t>(8 * slot(there, moved(block, left) ^ flip)));
        }
    }

    /// Enters the cells block + entered and that + next; leaves block + left and that + left_next.
    void each_jump(Mask blocks, uint8_t part, int8_t entered, int8_t next, int8_t by, int8_t left, int8_t left_next)
    {
        for (; blocks != 0; blocks &= blocks - 1) {
            const Cell block = first_of(blocks);
            Cell flip;
            const uint16_t target = search.node_of(with_moved(block, part, by), flip);
            const Node& there = search.nodes_[target];
            const Node& from = search.nodes_[node];
            const Cell a = moved(block, entered);
            const Cell b = moved(block, left);
            add_jump(target, pair_bit(slot(from, a), slot(from, moved(a, next))),
                     pair_bit(slot(there, b ^ flip), slot(there, moved(b, left_next) ^ flip)));
        }
    }

    /// Three free cells in a line, the first one given: a soldier at either end may go to the other.
    void each_line(Mask firsts, int8_t by)
    {
        for (; firsts != 0; firsts &= firsts - 1) {
            const Node& from = search.nodes_[node];
            const uint8_t a = slot(from, first_of(firsts));
            const uint8_t b = slot(from, moved(first_of(firsts), by));
            const uint8_t c = slot(from, moved(first_of(firsts), static_cast<int8_t>(2 * by)));
            add_jump(node, pair_bit(a, b), pair_bit(b, c));
            add_jump(node, pair_bit(b, c), pair_bit(a, b));
        }
    }

    PairSearch& search;
    uint16_t node;
    Skeleton here;
    Mask open;
    Mask verticals;
    Mask horizontals;
    Mask general;
    Mask rows;
    Mask columns;
    Cell cells[8];  ///< of the slots
    uint8_t count = 0;
};

}  // namespace klotski
}  // namespace qipan
