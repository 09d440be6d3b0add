// SPDX-License-Identifier: MIT
/// @file The skeleton of a layout: General, verticals and horizontals without the soldiers, as one 64-bit key.
///
/// Twenty bits each: the verticals' upper cells, the horizontals' left cells, the General's top left cell. What a
/// skeleton leaves free is shared out among soldiers and blanks; ten blocks leave six cells for two blanks, so one
/// skeleton stands for 15 positions and a search does its costly work 15 times less often.
#pragma once

#include "arena.h"
#include "mix.h"

namespace qipan {
namespace klotski {

using Skeleton = uint64_t;

inline Skeleton skeleton_of(const Layout& layout)
{
    return layout.verticals | static_cast<Skeleton>(layout.horizontals) << 20 |
           static_cast<Skeleton>(bit(layout.general)) << 40;
}
inline Mask verticals_of(Skeleton skeleton)
{
    return static_cast<Mask>(skeleton) & kBoard;
}
inline Mask horizontals_of(Skeleton skeleton)
{
    return static_cast<Mask>(skeleton >> 20) & kBoard;
}
inline Mask general_of(Skeleton skeleton)
{
    return static_cast<Mask>(skeleton >> 40);
}
inline Mask free_cells(Skeleton skeleton)
{
    return kBoard & ~(vertical_cells(verticals_of(skeleton)) | horizontal_cells(horizontals_of(skeleton)) |
                      general_cells(general_of(skeleton)));
}

/// All three parts at once; wide blocks are named by their left cell, which the mirror makes the right one.
inline Skeleton mirrored(Skeleton skeleton)
{
    const Skeleton turned = (skeleton & 0x111111111111111) << 3 | (skeleton & 0x222222222222222) << 1 |
                            (skeleton & 0x444444444444444) >> 1 | (skeleton & 0x888888888888888) >> 3;
    return (turned & kBoard) | ((turned & ~Skeleton{kBoard}) >> 1);
}

/// Skeletons numbered from 0 in the order in which they came; a hash table finds the number again.
class SkeletonTable {
public:
    enum : uint16_t { kNone = 0xFFFF };

    SkeletonTable() = default;
    /// Room for `capacity` skeletons, 1 to 20000.
    SkeletonTable(Arena& arena, uint32_t capacity)
        : hash_mask_(slots_for(capacity) - 1)
        , slots_(arena.take<uint16_t>(hash_mask_ + 1))
        , skeletons_(arena.take<Skeleton>(capacity))
    {
    }
    void clear();

    uint32_t count() const
    {
        return count_;
    }
    Skeleton operator[](uint32_t number) const
    {
        return skeletons_[number];
    }
    /// kNone if it never came.
    uint16_t find(Skeleton skeleton) const
    {
        return slots_[slot_of(skeleton)];
    }
    /// Its number; the next free one if it is new.
    uint16_t add(Skeleton skeleton)
    {
        uint16_t& slot = slots_[slot_of(skeleton)];
        if (slot == kNone) {
            slot = static_cast<uint16_t>(count_);
            skeletons_[count_++] = skeleton;
        }
        return slot;
    }
    /// For a table whose memory was filled before.
    void set_count(uint32_t count)
    {
        count_ = count;
    }

private:
    static uint32_t slots_for(uint32_t capacity);
    /// The slot that holds the skeleton, or the empty one where it belongs. At least half of the slots are empty.
    uint32_t slot_of(Skeleton skeleton) const
    {
        uint32_t slot = static_cast<uint32_t>((skeleton * 0x9E3779B97F4A7C15U) >> 44) & hash_mask_;
        while (slots_[slot] != kNone && skeletons_[slots_[slot]] != skeleton)
            slot = (slot + 1) & hash_mask_;
        return slot;
    }

    uint32_t hash_mask_ = 0;
    uint16_t* slots_ = nullptr;
    Skeleton* skeletons_ = nullptr;
    uint32_t count_ = 0;
};

/// Adds every skeleton of so many dominoes, one of each pair of mirror images. horizontals -1: any number of them.
void add_all_skeletons(SkeletonTable& table, uint8_t dominoes, int8_t horizontals);

}  // namespace klotski
}  // namespace qipan
