// SPDX-License-Identifier: MIT
/// The door by which a layout comes in, and the text it goes out as.
#include "layout.h"

namespace qipan {
namespace klotski {

namespace {

/// Cells of each letter, before anything is said about blocks.
struct Letters {
    Mask general, verticals, horizontals, soldiers, unknown;
};

Letters sort_letters(const char* text)
{
    Letters cells = {0, 0, 0, 0, 0};
    for (Cell cell = 0; cell < KLOTSKI_CELLS; ++cell) {
        switch (text[cell]) {
        case 'C':
            cells.general |= bit(cell);
            break;
        case 'V':
            cells.verticals |= bit(cell);
            break;
        case 'H':
            cells.horizontals |= bit(cell);
            break;
        case 'S':
            cells.soldiers |= bit(cell);
            break;
        case '.':
            break;
        default:
            cells.unknown |= bit(cell);
        }
    }
    return cells;
}

/// Pairs each first half with the second half `distance` cells on. Returns the halves left alone.
Mask pair_up(Mask halves, unsigned distance, Mask may_begin, Mask& firsts)
{
    Mask alone = 0;
    firsts = 0;
    while (halves != 0) {
        const Mask first = halves & (0 - halves);
        const Mask second = (first & may_begin) << distance;
        if ((halves & second) != 0)
            firsts |= first;
        else
            alone |= first;
        halves &= ~(first | second);
    }
    return alone;
}

}  // namespace

klotski_faults_t read(Layout& layout, const char* text, Mask& cells)
{
    cells = 0;
    for (Cell length = 0; length <= KLOTSKI_CELLS; ++length) {
        if ((text[length] == '\0') != (length == KLOTSKI_CELLS)) {
            if (length < KLOTSKI_CELLS && text[length] != '\0')
                continue;
            return KLOTSKI_FAULT_LENGTH;
        }
    }

    const Letters letters = sort_letters(text);
    Layout found = {0, 0, letters.soldiers, 0, {0, 0, 0}};
    klotski_faults_t faults = 0;
    const auto blame = [&](klotski_faults_t fault, Mask where) {
        if (where != 0)
            faults = static_cast<klotski_faults_t>(faults | fault);
        cells |= where;
    };
    blame(KLOTSKI_FAULT_LETTER, letters.unknown);
    blame(KLOTSKI_FAULT_VERTICAL_HALF, pair_up(letters.verticals, 4, kNotBottom, found.verticals));
    blame(KLOTSKI_FAULT_HORIZONTAL_HALF, pair_up(letters.horizontals, 1, kNotRight, found.horizontals));
    if (letters.general == 0) {
        faults |= KLOTSKI_FAULT_GENERAL_MISSING;
    } else {
        found.general = first_of(letters.general);
        const Mask corner = bit(found.general) & kNotRight & kNotBottom;
        if (corner == 0 || letters.general != general_cells(corner))
            blame(KLOTSKI_FAULT_GENERAL_SHAPE, letters.general);
    }
    const Mask taken = letters.general | letters.verticals | letters.horizontals | letters.soldiers | letters.unknown;
    if (count_of(kBoard & ~taken) < 2)
        faults |= KLOTSKI_FAULT_BLANKS;
    if (faults == KLOTSKI_VALID)
        layout = found;
    return faults;
}

void write(const Layout& layout, char text[21])
{
    for (Cell cell = 0; cell < KLOTSKI_CELLS; ++cell) {
        Cell corner;
        text[cell] = ".SVHC"[block_at(layout, cell, corner)];
    }
    text[KLOTSKI_CELLS] = '\0';
}

klotski_faults_t faults_of(const Layout& layout)
{
    klotski_faults_t faults = KLOTSKI_VALID;
    if (layout.general == KLOTSKI_NONE)
        return KLOTSKI_FAULT_GENERAL_MISSING;
    if (layout.general >= KLOTSKI_CELLS)
        return KLOTSKI_FAULT_OUTSIDE;
    const Mask general = bit(layout.general);
    if (((layout.verticals & ~kNotBottom) | (layout.horizontals & ~kNotRight) | (layout.soldiers & ~kBoard) |
         (general & ~(kNotRight & kNotBottom))) != 0)
        return KLOTSKI_FAULT_OUTSIDE;

    Mask taken = 0;
    const Mask all[] = {general_cells(general), layout.verticals,        layout.verticals << 4,
                        layout.horizontals,     layout.horizontals << 1, layout.soldiers};
    for (const Mask cells : all) {
        if ((taken & cells) != 0)
            faults |= KLOTSKI_FAULT_OVERLAP;
        taken |= cells;
    }
    if (count_of(kBoard & ~taken) < 2)
        faults |= KLOTSKI_FAULT_BLANKS;
    return faults;
}

Kind block_at(const Layout& layout, Cell cell, Cell& corner)
{
    const Mask here = bit(cell);
    corner = cell;
    if ((layout.soldiers & here) != 0)
        return KLOTSKI_SOLDIER;
    if ((vertical_cells(layout.verticals) & here) != 0) {
        corner = static_cast<Cell>((layout.verticals & here) != 0 ? cell : cell - 4);
        return KLOTSKI_VERTICAL;
    }
    if ((horizontal_cells(layout.horizontals) & here) != 0) {
        corner = static_cast<Cell>((layout.horizontals & here) != 0 ? cell : cell - 1);
        return KLOTSKI_HORIZONTAL;
    }
    if ((general_cells(bit(layout.general)) & here) != 0) {
        corner = layout.general;
        return KLOTSKI_GENERAL;
    }
    corner = KLOTSKI_NONE;
    return KLOTSKI_BLANK;
}

}  // namespace klotski
}  // namespace qipan
