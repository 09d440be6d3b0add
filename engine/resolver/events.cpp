// SPDX-License-Identifier: MIT
#include "events.h"

#include <string.h>

namespace qipan {
namespace resolver {

namespace {

uint16_t capped(uint32_t milliseconds)
{
    return milliseconds > UINT16_MAX ? static_cast<uint16_t>(UINT16_MAX) : static_cast<uint16_t>(milliseconds);
}

/// Takes out the first event of a list that is full.
void make_room(resolver_t& r)
{
    if (r.looked_at == 0)
        look_at_next(r);
    forget(r, 1);
}

void append(resolver_t& r, Square square, uint32_t at)
{
    if (r.count == RESOLVER_EVENTS)
        make_room(r);
    const uint32_t gap = at - r.newest;
    const bool in_order = gap < UINT32_MAX / 2;
    r.gaps[r.count] = in_order ? capped(gap) : 0;
    if (in_order)
        r.newest = at;
    r.events[r.count] = static_cast<uint8_t>(square | (contains(r.raw, square) ? 0x40 : 0));
    ++r.count;
}

void drop_unsteady(resolver_t& r, uint8_t i)
{
    --r.unsteady_count;
    memmove(r.unsteady + i, r.unsteady + i + 1, static_cast<size_t>(r.unsteady_count - i));
    memmove(r.unsteady_since + i, r.unsteady_since + i + 1, (r.unsteady_count - i) * sizeof r.unsteady_since[0]);
}

/// Makes an event of the oldest unsteady change.
void settle_oldest(resolver_t& r, uint32_t now)
{
    const uint16_t age = static_cast<uint16_t>(static_cast<uint16_t>(now) - r.unsteady_since[0]);
    const Square square = static_cast<Square>(r.unsteady[0]);
    drop_unsteady(r, 0);
    append(r, square, now - age);
}

}  // namespace

void steady(resolver_t& r, uint32_t now)
{
    while (r.unsteady_count != 0 &&
           static_cast<uint16_t>(static_cast<uint16_t>(now) - r.unsteady_since[0]) >= r.debounce)
        settle_oldest(r, now);
}

void report(resolver_t& r, Square square, bool is_occupied, uint32_t now)
{
    if (static_cast<uint8_t>(square) > 63 || contains(r.raw, square) == is_occupied)
        return;
    steady(r, now);
    toggle(r.raw, square);
    if (r.debounce == 0) {
        append(r, square, now);
        return;
    }
    for (uint8_t i = 0; i < r.unsteady_count; ++i) {
        if (r.unsteady[i] == static_cast<uint8_t>(square)) {  // a bounce: the change and its end are no events
            drop_unsteady(r, i);
            return;
        }
    }
    if (r.unsteady_count == RESOLVER_UNSTEADY)
        settle_oldest(r, now);
    r.unsteady[r.unsteady_count] = static_cast<uint8_t>(square);
    r.unsteady_since[r.unsteady_count] = static_cast<uint16_t>(now);
    ++r.unsteady_count;
}

void look_at_next(resolver_t& r)
{
    toggle(r.seen, square_of(r.events[r.looked_at]));
    r.quiet_since += r.gaps[r.looked_at];
    ++r.looked_at;
    if (r.looked_at == r.count)
        r.quiet_since = r.newest;  // gaps are capped
}

namespace {

void forget_events(resolver_guess_t& guess, uint8_t count)
{
    if (guess.upto < count)
        guess.kind = RESOLVER_NOTHING;
    else
        guess.upto = static_cast<uint8_t>(guess.upto - count);
}

}  // namespace

void forget(resolver_t& r, uint8_t count)
{
    r.count = static_cast<uint8_t>(r.count - count);
    r.looked_at = static_cast<uint8_t>(r.looked_at - count);
    memmove(r.events, r.events + count, r.count);
    memmove(r.gaps, r.gaps + count, r.count * sizeof r.gaps[0]);
    forget_events(r.guess, count);
    forget_events(r.earlier, count);
}

void unlook(resolver_t& r, uint8_t count)
{
    while (r.looked_at > count) {
        --r.looked_at;
        toggle(r.seen, square_of(r.events[r.looked_at]));
        r.quiet_since -= r.gaps[r.looked_at];
    }
}

Squares steady_now(const resolver_t& r)
{
    Squares now = r.raw;
    for (uint8_t i = 0; i < r.unsteady_count; ++i)
        toggle(now, static_cast<Square>(r.unsteady[i]));
    return now;
}

uint16_t quiet(const resolver_t& r, uint32_t now)
{
    if (r.looked_at < r.count)
        return r.gaps[r.looked_at];
    // A change that is not steady yet may become an event of the time when it came.
    if (r.unsteady_count != 0) {
        const uint16_t until = static_cast<uint16_t>(r.unsteady_since[0] - static_cast<uint16_t>(r.quiet_since));
        return until > INT16_MAX ? static_cast<uint16_t>(0) : until;  // it came before the game was changed
    }
    return capped(now - r.quiet_since);
}

uint8_t Trail::newest(Square square, bool arrival, uint8_t before) const
{
    while (before > first) {
        --before;
        if (square_of(list.events[before]) == square && is_arrival(list.events[before]) == arrival)
            return before;
    }
    return kNone;
}

uint16_t Trail::between(uint8_t earlier, uint8_t later) const
{
    uint16_t sum = 0;
    while (later > earlier) {
        const uint16_t gap = list.gaps[later];
        sum = gap > UINT16_MAX - sum ? static_cast<uint16_t>(UINT16_MAX) : static_cast<uint16_t>(sum + gap);
        --later;
    }
    return sum;
}

}  // namespace resolver
}  // namespace qipan
