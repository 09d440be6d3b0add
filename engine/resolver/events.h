// SPDX-License-Identifier: MIT
/// @file The list of sensor events, oldest first, and how many of them were looked at.
#pragma once

#include "squares.h"

namespace qipan {
namespace resolver {

constexpr uint8_t kArrival = 0x40;
constexpr uint8_t kNoEvent = 0xFF;
constexpr resolver_guess_t kNoGuess = {CHESS_NONE, CHESS_NONE, 0, 0};

constexpr Square square_of(resolver_event_t event)
{
    return static_cast<Square>(event.what & 0x3F);
}
/// Whether a man came to the square; else one was lifted from it.
constexpr bool is_arrival(resolver_event_t event)
{
    return (event.what & kArrival) != 0;
}

/// Adds the change of a sensor, which is in r.raw already, to the list. When it is full, the oldest event goes.
void append(resolver_t& r, Square square, uint32_t at);

/// Looks at the next event: the sensors seen are those after it.
void look_at_next(resolver_t& r);

/// Looks back: the events from the one numbered count on are still to come. Precondition: count <= looked_at.
void unlook(resolver_t& r, uint8_t count);

/// Forgets the first count events, which must have been looked at.
void forget(resolver_t& r, uint8_t count);

/// Notes a man that was lifted before all events held, among those looked at.
void remember_lifted(resolver_t& r, Square square);

/// The quiet after the last event looked at, as far as it is known, in milliseconds; 65535 is "or more".
uint16_t quiet(const resolver_t& r, uint32_t now);

/// The number of the newest event before `before` that was this, or kNoEvent.
uint8_t newest(const resolver_t& r, uint8_t what, uint8_t before);

/// Milliseconds between two events; 65535 is "or more".
uint16_t between(const resolver_t& r, uint8_t earlier, uint8_t later);

}  // namespace resolver
}  // namespace qipan
