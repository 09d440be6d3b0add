// SPDX-License-Identifier: MIT
/// @file The seen-set: a number for each position, and for each number how far it was when first seen.
///
/// The number is perfect: skeleton × arrangement of the blanks on what the skeleton leaves free, in the combinatorial
/// number system. Mirror images have the same number if `fold` is set.
#pragma once

#include <string.h>

#include "skeleton.h"

namespace qipan {
namespace klotski {

/// Which of the arrangements this is: 0..binomial(free, blanks) - 1.
uint16_t rank_of(Mask blanks, Mask free);
/// The blanks of a rank.
Mask blanks_of(uint16_t rank, uint8_t blanks, Mask free);
/// The same for two blanks on the free cells number i and j, i < j.
constexpr uint8_t pair_rank(uint8_t i, uint8_t j)
{
    return static_cast<uint8_t>(i + j * (j - 1) / 2);
}

class SeenSet {
public:
    enum : uint32_t { kNowhere = 0xFFFFFFFF };
    enum : uint16_t { kUnseen = 0xFFFF };

    SeenSet() = default;
    /// Room for `capacity` skeletons of `arrangements` positions each.
    SeenSet(Arena& arena, uint32_t capacity, uint8_t blanks, uint16_t arrangements, bool fold)
        : skeletons(arena, capacity)
        , distances_(arena.take<uint16_t>(capacity * arrangements))
        , capacity_(capacity)
        , arrangements_(arrangements)
        , blanks_(blanks)
        , fold_(fold)
    {
    }
    void clear()
    {
        skeletons.clear();
        memset(distances_, 0xFF, size_t{2} * positions());
    }

    /// Room, in positions.
    uint32_t positions() const
    {
        return capacity_ * arrangements_;
    }
    uint16_t arrangements() const
    {
        return arrangements_;
    }
    /// The number of a position, kNowhere if its skeleton never came.
    uint32_t find(const Layout& layout) const;
    /// The number of a position, whose skeleton gets a number if it is new.
    uint32_t add(const Layout& layout);
    /// The position of a number.
    Layout layout_of(uint32_t number) const;

    uint16_t& distance(uint32_t number)
    {
        return distances_[number];
    }
    /// How far the position was, kUnseen if it was not seen.
    uint16_t distance_of(const Layout& layout) const
    {
        const uint32_t number = find(layout);
        return number == kNowhere ? uint16_t{kUnseen} : distances_[number];
    }
    uint16_t* row(uint32_t skeleton)
    {
        return distances_ + skeleton * arrangements_;
    }

    SkeletonTable skeletons;

private:
    /// The skeleton that stands for this one and its mirror image, and the rank of the blanks on it.
    uint16_t fold(const Layout& layout, Skeleton& skeleton) const;

    uint16_t* distances_ = nullptr;
    uint32_t capacity_ = 0;
    uint16_t arrangements_ = 0;
    uint8_t blanks_ = 0;
    bool fold_ = false;
};

}  // namespace klotski
}  // namespace qipan
