// SPDX-License-Identifier: MIT
#include "skeleton.h"

#include <string.h>

namespace qipan {
namespace klotski {

namespace {

/// Fills the board cell by cell, in the order of the cells.
struct Filling {
    SkeletonTable& table;
    uint8_t dominoes;
    int8_t horizontals;

    void fill(Mask open, Skeleton skeleton, uint8_t free_left, uint8_t dominoes_left, int8_t horizontals_left) const
    {
        if (open == 0) {
            if (skeleton <= mirrored(skeleton))
                table.add(skeleton);
            return;
        }
        const Cell cell = first_of(open);
        const Mask here = bit(cell);
        open &= ~here;
        if (free_left > 0)
            fill(open, skeleton, static_cast<uint8_t>(free_left - 1), dominoes_left, horizontals_left);
        const Mask below = (here & kNotBottom) << 4;
        const Mask beside = (here & kNotRight) << 1;
        // Without a limit on horizontals there is none on verticals either.
        const bool verticals_left = horizontals < 0 || dominoes_left > horizontals_left;
        const uint8_t fewer = static_cast<uint8_t>(dominoes_left - 1);
        if (dominoes_left > 0 && verticals_left && (open & below) != 0)
            fill(open & ~below, skeleton | here, free_left, fewer, horizontals_left);
        if (dominoes_left > 0 && horizontals_left != 0 && (open & beside) != 0)
            fill(open & ~beside, skeleton | Skeleton{here} << 20, free_left, fewer,
                 static_cast<int8_t>(horizontals < 0 ? -1 : horizontals_left - 1));
        const Mask square = below | beside | beside << 4;
        if (skeleton >> 40 == 0 && below != 0 && beside != 0 && (open & square) == square)
            fill(open & ~square, skeleton | Skeleton{here} << 40, free_left, dominoes_left, horizontals_left);
    }
};

}  // namespace

uint32_t SkeletonTable::slots_for(uint32_t capacity)
{
    uint32_t slots = 16;
    while (slots < 2 * capacity)
        slots *= 2;
    return slots;
}

void SkeletonTable::clear()
{
    count_ = 0;
    memset(slots_, 0xFF, (hash_mask_ + 1) * sizeof *slots_);
}

void add_all_skeletons(SkeletonTable& table, uint8_t dominoes, int8_t horizontals)
{
    Filling{table, dominoes, horizontals}.fill(kBoard, 0, static_cast<uint8_t>(16 - 2 * dominoes), dominoes,
                                               horizontals);
}

}  // namespace klotski
}  // namespace qipan
