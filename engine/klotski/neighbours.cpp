// SPDX-License-Identifier: MIT
#include "neighbours.h"

namespace qipan {
namespace klotski {

namespace {

Mask corners_of(const Layout& layout, Kind kind)
{
    switch (kind) {
    case KLOTSKI_SOLDIER:
        return layout.soldiers;
    case KLOTSKI_VERTICAL:
        return layout.verticals;
    case KLOTSKI_HORIZONTAL:
        return layout.horizontals;
    default:
        return bit(layout.general);
    }
}

/// Writes the moves of one block down, target by target.
struct MoveList {
    Move* moves;
    size_t count;

    void add(Cell from, Mask targets, uint8_t steps)
    {
        for (; targets != 0; targets &= targets - 1)
            moves[count++] = {from, first_of(targets), steps};
    }
};

/// Any way, round corners too: a flood over the places, one ring a step.
void add_moves(MoveList& list, Cell from, Mask places, uint8_t longest)
{
    Mask seen = bit(from);
    Mask ring = seen;
    for (uint8_t steps = 1; steps <= longest; ++steps) {
        ring = around(ring).all() & places & ~seen;
        if (ring == 0)
            return;
        seen |= ring;
        list.add(from, ring, steps);
    }
}

/// Straight on in each of the four directions.
void add_slides(MoveList& list, Cell from, Mask places)
{
    Around at = {bit(from), bit(from), bit(from), bit(from)};
    for (uint8_t steps = 1; at.all() != 0; ++steps) {
        at = {around(at.up).up & places, around(at.down).down & places, around(at.left).left & places,
              around(at.right).right & places};
        list.add(from, at.all(), steps);
    }
}

}  // namespace

Mask movable(const Layout& layout, Kind kind, Mask blanks)
{
    const Mask corners = corners_of(layout, kind);
    const bool high = kind == KLOTSKI_VERTICAL || kind == KLOTSKI_GENERAL;
    const bool wide = kind == KLOTSKI_HORIZONTAL || kind == KLOTSKI_GENERAL;
    // Where a whole side of a block is blank: `row` by its left cell, `column` by its upper cell.
    const Mask row = wide ? places_in(blanks, KLOTSKI_HORIZONTAL) : blanks;
    const Mask column = high ? places_in(blanks, KLOTSKI_VERTICAL) : blanks;
    Mask found = around(row).down | around(column).right;
    found |= high ? row >> 8 : row >> 4;
    found |= around(wide ? around(column).left : column).left;
    return corners & found;
}

size_t neighbours(const Layout& layout, Metric metric, Move moves[KLOTSKI_MOVES_CAPACITY])
{
    MoveList list = {moves, 0};
    const Mask blanks = blank_cells(layout);
    for (Kind kind = KLOTSKI_SOLDIER; kind <= KLOTSKI_GENERAL; ++kind) {
        for (Mask blocks = movable(layout, kind, blanks); blocks != 0; blocks &= blocks - 1) {
            const Cell from = first_of(blocks);
            const Mask places = places_in(blanks | cells_of(kind, bit(from)), kind);
            if (metric == KLOTSKI_SLIDES)
                add_slides(list, from, places);
            else
                add_moves(list, from, places, metric == KLOTSKI_STEPS ? 1 : KLOTSKI_WAY_CAPACITY);
        }
    }
    return list.count;
}

void put(Layout& layout, Kind kind, Cell from, Cell to)
{
    const Mask change = bit(from) ^ bit(to);
    switch (kind) {
    case KLOTSKI_SOLDIER:
        layout.soldiers ^= change;
        break;
    case KLOTSKI_VERTICAL:
        layout.verticals ^= change;
        break;
    case KLOTSKI_HORIZONTAL:
        layout.horizontals ^= change;
        break;
    default:
        layout.general = to;
    }
}

uint8_t shortest_way(const Layout& layout, Kind kind, Cell from, Cell to, Cell way[KLOTSKI_WAY_CAPACITY])
{
    const Mask places = places_in(blank_cells(layout) | cells_of(kind, bit(from)), kind);
    if ((places & bit(to)) == 0 || from == to)
        return 0;
    // Rings around the target until one holds the block; then down the rings again.
    Mask rings[KLOTSKI_WAY_CAPACITY + 1];
    Mask seen = bit(to);
    rings[0] = seen;
    uint8_t steps = 0;
    while ((rings[steps] & bit(from)) == 0) {
        const Mask ring = around(rings[steps]).all() & places & ~seen;
        if (ring == 0)
            return 0;
        seen |= ring;
        rings[++steps] = ring;
    }
    Mask at = bit(from);
    for (uint8_t i = 0; i < steps; ++i) {
        at = around(at).all() & rings[steps - 1 - i];
        at &= 0 - at;
        way[i] = first_of(at);
    }
    return steps;
}

}  // namespace klotski
}  // namespace qipan
