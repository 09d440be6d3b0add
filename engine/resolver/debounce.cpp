// SPDX-License-Identifier: MIT
#include "debounce.h"

#include <string.h>

namespace qipan {
namespace resolver {

#ifndef QIPAN_RESOLVER_NO_DEBOUNCE

namespace {

void drop(resolver_t& r, uint8_t i)
{
    --r.unsteady_count;
    memmove(r.unsteady + i, r.unsteady + i + 1, (r.unsteady_count - i) * sizeof r.unsteady[0]);
}

/// Makes an event of the oldest unsteady change.
void settle_oldest(resolver_t& r, uint32_t now)
{
    const uint32_t at = now - unsteady_age(r, now);
    const Square square = static_cast<Square>(r.unsteady[0].square);
    drop(r, 0);
    append(r, square, at);
}

/// Notes a change. Of a square that is unsteady already, it is the end of a bounce: neither counts.
void note(resolver_t& r, Square square, uint32_t now)
{
    for (uint8_t i = 0; i < r.unsteady_count; ++i) {
        if (r.unsteady[i].square == static_cast<uint8_t>(square)) {
            drop(r, i);
            return;
        }
    }
    if (r.unsteady_count == RESOLVER_UNSTEADY)
        settle_oldest(r, now);
    resolver_change_t& change = r.unsteady[r.unsteady_count++];
    change.since = static_cast<uint16_t>(now);
    change.square = static_cast<uint8_t>(square);
}

}  // namespace

void steady(resolver_t& r, uint32_t now)
{
    while (is_unsteady(r) && unsteady_age(r, now) >= r.debounce)
        settle_oldest(r, now);
}

Squares steady_now(const resolver_t& r)
{
    Squares now = r.raw;
    for (uint8_t i = 0; i < r.unsteady_count; ++i)
        toggle(now, static_cast<Square>(r.unsteady[i].square));
    return now;
}

uint16_t unsteady_age(const resolver_t& r, uint32_t now)
{
    return is_unsteady(r) ? static_cast<uint16_t>(static_cast<uint16_t>(now) - r.unsteady[0].since) : uint16_t{0};
}

#endif

void report(resolver_t& r, Square square, bool is_occupied, uint32_t now)
{
    if (static_cast<uint8_t>(square) > 63 || contains(r.raw, square) == is_occupied)
        return;
    steady(r, now);
    toggle(r.raw, square);
#ifndef QIPAN_RESOLVER_NO_DEBOUNCE
    note(r, square, now);
    steady(r, now);
#else
    append(r, square, now);
#endif
}

}  // namespace resolver
}  // namespace qipan
