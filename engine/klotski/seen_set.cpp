// SPDX-License-Identifier: MIT
#include "seen_set.h"

namespace qipan {
namespace klotski {

uint16_t rank_of(Mask blanks, Mask free)
{
    uint16_t rank = 0;
    for (uint8_t k = 1; blanks != 0; ++k, blanks &= blanks - 1) {
        const uint8_t place = count_of(free & (bit(first_of(blanks)) - 1));
        rank = static_cast<uint16_t>(rank + binomial(place, k));
    }
    return rank;
}

Mask blanks_of(uint16_t rank, uint8_t blanks, Mask free)
{
    Cell cells[16];
    uint8_t place = 0;
    for (; free != 0; free &= free - 1)
        cells[place++] = first_of(free);
    Mask found = 0;
    for (uint8_t k = blanks; k > 0; --k) {
        do
            --place;
        while (binomial(place, k) > rank);
        rank = static_cast<uint16_t>(rank - binomial(place, k));
        found |= bit(cells[place]);
    }
    return found;
}

uint16_t SeenSet::fold(const Layout& layout, Skeleton& skeleton) const
{
    skeleton = skeleton_of(layout);
    const Mask free = free_cells(skeleton);
    const Mask blanks = free & ~layout.soldiers;
    if (!fold_)
        return rank_of(blanks, free);
    const Skeleton other = mirrored(skeleton);
    if (other < skeleton) {
        skeleton = other;
        return rank_of(mirrored(blanks), mirrored(free));
    }
    const uint16_t rank = rank_of(blanks, free);
    if (other != skeleton)
        return rank;
    const uint16_t other_rank = rank_of(mirrored(blanks), free);
    return rank < other_rank ? rank : other_rank;
}

uint32_t SeenSet::find(const Layout& layout) const
{
    Skeleton skeleton;
    const uint16_t rank = fold(layout, skeleton);
    const uint16_t number = skeletons.find(skeleton);
    return number == SkeletonTable::kNone ? uint32_t{kNowhere} : uint32_t{number} * arrangements_ + rank;
}

uint32_t SeenSet::add(const Layout& layout)
{
    Skeleton skeleton;
    const uint16_t rank = fold(layout, skeleton);
    return uint32_t{skeletons.add(skeleton)} * arrangements_ + rank;
}

Layout SeenSet::layout_of(uint32_t number) const
{
    const Skeleton skeleton = skeletons[number / arrangements_];
    const Mask free = free_cells(skeleton);
    const Mask blanks = blanks_of(static_cast<uint16_t>(number % arrangements_), blanks_, free);
    return {
        verticals_of(skeleton), horizontals_of(skeleton), free & ~blanks, first_of(general_of(skeleton)), {0, 0, 0}};
}

}  // namespace klotski
}  // namespace qipan
