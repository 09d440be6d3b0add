// SPDX-License-Identifier: MIT
/// @file The distance to the exit of every position of a mix, or of all mixes of ten blocks.
#pragma once

#include "pair_search.h"

namespace qipan {
namespace klotski {

/// What a map is about: one mix, or with horizontals -1 all mixes of as many dominoes.
struct MapScope {
    int8_t horizontals;
    uint8_t dominoes;
    uint8_t blanks;

    Mix mix(uint8_t of_horizontals) const
    {
        return {of_horizontals, static_cast<uint8_t>(dominoes - of_horizontals), blanks};
    }
    uint8_t first_horizontals() const
    {
        return horizontals < 0 ? uint8_t{0} : static_cast<uint8_t>(horizontals);
    }
    uint8_t last_horizontals() const
    {
        return horizontals < 0 ? dominoes : static_cast<uint8_t>(horizontals);
    }
    uint32_t skeletons() const;
    uint32_t largest_mix() const;
    bool holds(const Layout& layout) const;
};

/// The scope of a layout's mix; of all ten-block layouts for none.
MapScope scope_of(const Layout* layout);

/// Bytes a map of that scope takes, with what its building needs.
uint32_t map_size(const MapScope& scope);

/// The positions of the scope, numbered, with the distance of each; kUnseen is unsolvable.
SeenSet build_map(const MapScope& scope, Metric metric, void* memory);

/// The same positions again from memory that build_map() filled.
SeenSet open_map(const MapScope& scope, void* memory);

}  // namespace klotski
}  // namespace qipan
