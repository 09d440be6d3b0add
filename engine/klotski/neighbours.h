// SPDX-License-Identifier: MIT
/// @file Neighbours: the layouts one move away. Only the blank cells decide what may move.
#pragma once

#include "layout.h"

namespace qipan {
namespace klotski {

/// One cell in each of the four directions.
struct Around {
    Mask up, down, left, right;

    Mask all() const
    {
        return up | down | left | right;
    }
};
inline Around around(Mask cells)
{
    return {cells >> 4, (cells << 4) & kBoard, (cells & ~Mask{kLeftColumn}) >> 1, (cells & ~Mask{kRightColumn}) << 1};
}

/// Where the top left cell of such a block may stand if its cells must lie within `room`.
inline Mask places_in(Mask room, Kind kind)
{
    if (kind == KLOTSKI_VERTICAL || kind == KLOTSKI_GENERAL)
        room &= room >> 4;
    if (kind == KLOTSKI_HORIZONTAL || kind == KLOTSKI_GENERAL)
        room &= (room & ~Mask{kLeftColumn}) >> 1;
    return room;
}

/// The blocks of one kind that have a step into the blanks: their top left cells (K3, K4).
Mask movable(const Layout& layout, Kind kind, Mask blanks);

/// All moves, each target once with its least steps (K5 to K7). Returns how many.
size_t neighbours(const Layout& layout, Metric metric, Move moves[KLOTSKI_MOVES_CAPACITY]);

/// Moves a block that stands on `from` to `to` without asking whether it may.
void put(Layout& layout, Kind kind, Cell from, Cell to);

/// The layout after a move.
inline Layout after(Layout layout, Move move)
{
    Cell corner;
    put(layout, block_at(layout, move.from, corner), move.from, move.to);
    return layout;
}

/// A shortest way of a block; the cells passed, `to` included, go to `way`. 0: there is none.
uint8_t shortest_way(const Layout& layout, Kind kind, Cell from, Cell to, Cell way[KLOTSKI_WAY_CAPACITY]);

}  // namespace klotski
}  // namespace qipan
