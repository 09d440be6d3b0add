// SPDX-License-Identifier: MIT
/// @file From raw sensors to the list of steady events, oldest first.
#pragma once

#include "squares.h"

namespace qipan {
namespace resolver {

constexpr Square square_of(uint8_t event)
{
    return static_cast<Square>(event & 0x3F);
}
/// Whether a man came to the square; else one was lifted from it.
constexpr bool is_arrival(uint8_t event)
{
    return (event & 0x40) != 0;
}

/// A sensor has changed. Squares out of range, and what is known already, are ignored.
void report(resolver_t& r, Square square, bool is_occupied, uint32_t now);

/// Makes events of the changes that have lasted for the debounce time.
void steady(resolver_t& r, uint32_t now);

/// The sensors after the events looked at, and where the next event leads.
void look_at_next(resolver_t& r);

/// Forgets the first count events, which must have been looked at.
void forget(resolver_t& r, uint8_t count);

/// Looks at no event from the one numbered count on, as if they were still to come. Precondition: count <= looked_at.
void unlook(resolver_t& r, uint8_t count);

/// The sensors as they are now, without changes that are not steady yet.
Squares steady_now(const resolver_t& r);

/// The quiet after the last event looked at, as far as it is known, in milliseconds; 65535 is "or more".
uint16_t quiet(const resolver_t& r, uint32_t now);

/// Part of the list of events: from first to before end.
struct Trail {
    const resolver_t& list;
    uint8_t first;
    uint8_t end;

    enum : uint8_t { kNone = 0xFF };

    /// The number of the newest event before `before` at which a man came to the square, or was lifted from it.
    uint8_t newest(Square square, bool arrival, uint8_t before) const;

    /// Milliseconds between two events; 65535 is "or more".
    uint16_t between(uint8_t earlier, uint8_t later) const;
};

}  // namespace resolver
}  // namespace qipan
