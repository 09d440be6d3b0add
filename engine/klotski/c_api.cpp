// SPDX-License-Identifier: MIT
/// The C API of the rules, in an object without any search: firmware that only plays carries no solver.
#include "neighbours.h"

using namespace qipan::klotski;

namespace {

/// The kind of the block whose top left cell is `cell`; KLOTSKI_BLANK if there is none.
Kind block_with_corner(const Layout& layout, Cell cell)
{
    if (cell >= KLOTSKI_CELLS)
        return KLOTSKI_BLANK;
    Cell corner;
    const Kind kind = block_at(layout, cell, corner);
    return corner == cell ? kind : Kind{KLOTSKI_BLANK};
}

}  // namespace

extern "C" {

klotski_faults_t klotski_from_text(klotski_layout_t* layout, const char* text, klotski_mask_t* cells)
{
    Mask at_fault;
    const klotski_faults_t faults = read(*layout, text, at_fault);
    if (cells != nullptr)
        *cells = at_fault;
    return faults;
}

void klotski_to_text(const klotski_layout_t* layout, char text[21])
{
    write(*layout, text);
}

klotski_faults_t klotski_faults(const klotski_layout_t* layout)
{
    return faults_of(*layout);
}

klotski_mask_t klotski_blanks(const klotski_layout_t* layout)
{
    return blank_cells(*layout);
}

klotski_kind_t klotski_block_at(const klotski_layout_t* layout, klotski_cell_t cell, klotski_cell_t* block)
{
    Cell corner = KLOTSKI_NONE;
    const Kind kind = cell < KLOTSKI_CELLS ? block_at(*layout, cell, corner) : Kind{KLOTSKI_BLANK};
    if (block != nullptr)
        *block = corner;
    return kind;
}

bool klotski_is_solved(const klotski_layout_t* layout)
{
    return is_solved(*layout);
}

bool klotski_is_equal(const klotski_layout_t* a, const klotski_layout_t* b)
{
    return *a == *b;
}

void klotski_mirror(const klotski_layout_t* layout, klotski_layout_t* result)
{
    *result = mirrored(*layout);
}

size_t klotski_moves(const klotski_layout_t* layout, klotski_metric_t metric,
                     klotski_move_t moves[KLOTSKI_MOVES_CAPACITY])
{
    return metric <= KLOTSKI_SLIDES ? neighbours(*layout, metric, moves) : 0;
}

int8_t klotski_way(const klotski_layout_t* layout, klotski_cell_t from, klotski_cell_t to,
                   klotski_cell_t way[KLOTSKI_WAY_CAPACITY])
{
    const Kind kind = block_with_corner(*layout, from);
    if (kind == KLOTSKI_BLANK || to >= KLOTSKI_CELLS)
        return KLOTSKI_ILLEGAL;
    const uint8_t steps = shortest_way(*layout, kind, from, to, way);
    return steps == 0 ? int8_t{KLOTSKI_ILLEGAL} : static_cast<int8_t>(steps);
}

int8_t klotski_play(klotski_layout_t* layout, klotski_cell_t from, klotski_cell_t to)
{
    Cell way[KLOTSKI_WAY_CAPACITY];
    const int8_t steps = klotski_way(layout, from, to, way);
    if (steps > 0)
        put(*layout, block_with_corner(*layout, from), from, to);
    return steps;
}

int8_t klotski_undo(klotski_layout_t* layout, klotski_move_t move)
{
    return klotski_play(layout, move.to, move.from);
}

}  // extern "C"
