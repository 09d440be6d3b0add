// SPDX-License-Identifier: MIT
/// @file Which blocks there are, whatever they stand on. No move changes the mix.
#pragma once

#include "layout.h"

namespace qipan {
namespace klotski {

struct Mix {
    uint8_t horizontals;
    uint8_t verticals;
    uint8_t blanks;

    uint8_t dominoes() const
    {
        return static_cast<uint8_t>(horizontals + verticals);
    }
    /// Cells for soldiers and blanks: an even number, 2 to 16.
    uint8_t free() const
    {
        return static_cast<uint8_t>(16 - 2 * dominoes());
    }
    /// Ways to put soldiers and blanks on the free cells, 1 to 12870.
    uint16_t arrangements() const;
    /// Arrangements of General and dominoes up to mirror images; 0..3666.
    uint16_t skeletons() const;
};

inline Mix mix_of(const Layout& layout)
{
    return {count_of(layout.horizontals), count_of(layout.verticals), count_of(blank_cells(layout))};
}

/// Binomial coefficient n over k, n up to 16.
uint16_t binomial(uint8_t n, uint8_t k);

}  // namespace klotski
}  // namespace qipan
