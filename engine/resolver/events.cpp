// SPDX-License-Identifier: MIT
#include "events.h"

#include "debounce.h"

#include <string.h>

namespace qipan {
namespace resolver {

namespace {

uint16_t capped(uint32_t milliseconds)
{
    return milliseconds > UINT16_MAX ? static_cast<uint16_t>(UINT16_MAX) : static_cast<uint16_t>(milliseconds);
}

void forget_events(resolver_guess_t& guess, uint8_t count)
{
    if (guess.upto < count)
        guess = kNoGuess;
    else
        guess.upto = static_cast<uint8_t>(guess.upto - count);
}

}  // namespace

void append(resolver_t& r, Square square, uint32_t at)
{
    if (r.count == RESOLVER_EVENTS) {
        if (r.looked_at == 0)
            look_at_next(r);
        forget(r, 1);
    }
    resolver_event_t& event = r.events[r.count++];
    event.what = static_cast<uint8_t>(contains(r.raw, square) ? square | kArrival : square);
    event.gap = 0;
    const uint32_t gap = at - r.newest;
    if (gap > INT32_MAX)
        return;  // it came before the game was changed
    event.gap = capped(gap);
    r.newest = at;
}

void look_at_next(resolver_t& r)
{
    toggle(r.seen, square_of(r.events[r.looked_at++]));
}

void unlook(resolver_t& r, uint8_t count)
{
    while (r.looked_at > count)
        toggle(r.seen, square_of(r.events[--r.looked_at]));
}

void forget(resolver_t& r, uint8_t count)
{
    r.count = static_cast<uint8_t>(r.count - count);
    r.looked_at = static_cast<uint8_t>(r.looked_at - count);
    memmove(r.events, r.events + count, r.count * sizeof r.events[0]);
    forget_events(r.guess, count);
    forget_events(r.earlier, count);
}

void remember_lifted(resolver_t& r, Square square)
{
    if (r.count == RESOLVER_EVENTS)
        return;
    memmove(r.events + 1, r.events, r.count * sizeof r.events[0]);
    r.events[0] = {0, static_cast<uint8_t>(square)};
    ++r.count;
    ++r.looked_at;
}

uint16_t quiet(const resolver_t& r, uint32_t now)
{
    if (r.looked_at < r.count)
        return r.events[r.looked_at].gap;
    // A change that is not steady yet may become an event of the time when it came.
    const uint32_t gap = now - unsteady_age(r, now) - r.newest;
    return gap > INT32_MAX ? uint16_t{0} : capped(gap);
}

uint8_t newest(const resolver_t& r, uint8_t what, uint8_t before)
{
    while (before != 0) {
        if (r.events[--before].what == what)
            return before;
    }
    return kNoEvent;
}

uint16_t between(const resolver_t& r, uint8_t earlier, uint8_t later)
{
    uint32_t sum = 0;
    for (; later > earlier; --later)
        sum += r.events[later].gap;
    return capped(sum);
}

}  // namespace resolver
}  // namespace qipan
