// SPDX-License-Identifier: MIT
/// @file Sets of positions of one skeleton with two blanks, as 8×8 bits in one word.
///
/// The free cells of a skeleton are numbered 0..7 (its slots). Bit 8i + j says: the position with blanks in slots i
/// and j is in the set. A full set is symmetric and has no bit on the diagonal; half a set may lack mirror bits.
#pragma once

#include <stdint.h>

namespace qipan {
namespace klotski {

using PairSet = uint64_t;

enum : uint64_t { kOnes = 0x0101010101010101U, kDiagonal = 0x8040201008040201U, kAboveDiagonal = 0x0080C0E0F0F8FCFEU };

constexpr uint8_t pair_bit(uint8_t i, uint8_t j)
{
    return static_cast<uint8_t>(8 * i + j);
}

/// A full set from half a set.
inline PairSet completed(PairSet half)
{
    PairSet x = half;
    uint64_t t = (x ^ (x >> 7)) & 0x00AA00AA00AA00AAU;
    x ^= t ^ (t << 7);
    t = (x ^ (x >> 14)) & 0x0000CCCC0000CCCCU;
    x ^= t ^ (t << 14);
    t = (x ^ (x >> 28)) & 0x00000000F0F0F0F0U;
    x ^= t ^ (t << 28);
    return half | x;
}

/// Bytes that are not 0 become 0xFF.
inline uint64_t filled_rows(uint64_t rows)
{
    const uint64_t low = 0x7F7F7F7F7F7F7F7FU;
    return (((rows | ((rows & low) + low)) & ~low) >> 7) * 0xFF;
}

/// Positions with a blank in slot i, after the soldiers next to it stepped there: a row for each other blank.
inline PairSet soldiers_next_to(uint8_t i, PairSet set, uint64_t adjacency)
{
    return ((set >> i) & kOnes) * ((adjacency >> (8 * i)) & 0xFF);
}

/// Where one soldier's step leads from a full set: half a set. adjacency: byte i has the slots next to slot i.
inline PairSet after_soldier_steps(PairSet set, uint64_t adjacency)
{
    PairSet found = soldiers_next_to(0, set, adjacency) | soldiers_next_to(1, set, adjacency) |
                    soldiers_next_to(2, set, adjacency) | soldiers_next_to(3, set, adjacency) |
                    soldiers_next_to(4, set, adjacency) | soldiers_next_to(5, set, adjacency);
    if (adjacency >> 48 != 0)  // more than six free cells
        found |= soldiers_next_to(6, set, adjacency) | soldiers_next_to(7, set, adjacency);
    return found & ~kDiagonal;
}

/// Where one soldier's two steps lead, through one blank to the other: half a set.
inline PairSet after_soldier_double_steps(PairSet set, uint64_t adjacency)
{
    return filled_rows(set & adjacency) & adjacency;
}

/// A domino goes lengthwise into the blank of slot `entered`. The other blank's slots, renumbered by `spread` (byte s
/// has the bit of slot s on the new skeleton).
inline uint64_t other_blank(PairSet set, uint8_t entered, uint64_t spread)
{
    const uint64_t rows = ((set >> entered) & kOnes) * 0xFF;
    return ((rows & spread) * kOnes) >> 56;
}

}  // namespace klotski
}  // namespace qipan
