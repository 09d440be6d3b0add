// SPDX-License-Identifier: MIT
/// @file Where the blocks stand, as masks of cells. Freestanding C++14; shares its data with the C API.
#pragma once

#include <qipan/klotski.h>

namespace qipan {
namespace klotski {

using Layout = klotski_layout_t;
using Cell = klotski_cell_t;
using Mask = klotski_mask_t;
using Kind = klotski_kind_t;
using Move = klotski_move_t;
using Metric = klotski_metric_t;

enum : Mask {
    kBoard = 0xFFFFF,
    kLeftColumn = 0x11111,
    kRightColumn = 0x88888,
    kNotRight = kBoard & ~kRightColumn,  ///< left cells of what is two cells wide
    kNotBottom = 0x0FFFF                 ///< upper cells of what is two cells high
};

constexpr Mask bit(Cell cell)
{
    return Mask{1} << cell;
}
/// The lowest cell of a mask that is not empty.
inline Cell first_of(Mask mask)
{
    return static_cast<Cell>(__builtin_ctzl(mask));
}
inline uint8_t count_of(Mask mask)
{
    return static_cast<uint8_t>(__builtin_popcountl(mask));
}
constexpr Mask vertical_cells(Mask upper)
{
    return upper | upper << 4;
}
constexpr Mask horizontal_cells(Mask left)
{
    return left | left << 1;
}
constexpr Mask general_cells(Mask corner)
{
    return vertical_cells(horizontal_cells(corner));
}
/// The cells of a block of that kind whose top left cell is in `corner`.
inline Mask cells_of(Kind kind, Mask corner)
{
    if (kind == KLOTSKI_GENERAL)
        return general_cells(corner);
    if (kind == KLOTSKI_VERTICAL)
        return vertical_cells(corner);
    return kind == KLOTSKI_HORIZONTAL ? horizontal_cells(corner) : corner;
}

/// What the General and the blocks of two cells leave free: soldiers and blanks.
inline Mask free_cells(const Layout& layout)
{
    return kBoard & ~(vertical_cells(layout.verticals) | horizontal_cells(layout.horizontals) |
                      general_cells(bit(layout.general)));
}
inline Mask blank_cells(const Layout& layout)
{
    return free_cells(layout) & ~layout.soldiers;
}
inline bool is_solved(const Layout& layout)
{
    return layout.general == KLOTSKI_EXIT;
}
inline bool operator==(const Layout& a, const Layout& b)
{
    return a.verticals == b.verticals && a.horizontals == b.horizontals && a.soldiers == b.soldiers &&
           a.general == b.general;
}

/// Left and right exchanged, in each row of four bits.
constexpr Mask mirrored(Mask cells)
{
    return (cells & 0x11111) << 3 | (cells & 0x22222) << 1 | (cells & 0x44444) >> 1 | (cells & 0x88888) >> 3;
}
/// Where the top left cell of a block goes in the mirror: a wide block's right cell becomes its left one.
inline Cell mirrored(Kind kind, Cell corner)
{
    return static_cast<Cell>((corner ^ 3) - (kind >= KLOTSKI_HORIZONTAL ? 1 : 0));
}
inline Layout mirrored(const Layout& layout)
{
    return {mirrored(layout.verticals),
            mirrored(layout.horizontals) >> 1,
            mirrored(layout.soldiers),
            mirrored(KLOTSKI_GENERAL, layout.general),
            {0, 0, 0}};
}

/// The kind of block on a cell of the board; `corner` gets its top left cell.
Kind block_at(const Layout& layout, Cell cell, Cell& corner);

/// The door: every reason against a layout, and against a text.
klotski_faults_t faults_of(const Layout& layout);
klotski_faults_t read(Layout& layout, const char* text, Mask& cells);
void write(const Layout& layout, char text[21]);

}  // namespace klotski
}  // namespace qipan
