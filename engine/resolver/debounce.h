// SPDX-License-Identifier: MIT
/// @file From raw sensors to events: a change that does not last is none. V1.
#pragma once

#include "events.h"

namespace qipan {
namespace resolver {

/// A sensor has changed. Squares out of range, and what is known already, are ignored.
void report(resolver_t& r, Square square, bool is_occupied, uint32_t now);

#ifndef QIPAN_RESOLVER_NO_DEBOUNCE

/// Makes events of the changes that have lasted for the debounce time.
void steady(resolver_t& r, uint32_t now);

/// The sensors as they are now, without changes that are not steady yet.
Squares steady_now(const resolver_t& r);

/// How long the oldest change that is not steady has lasted, in milliseconds; 0 if there is none.
uint16_t unsteady_age(const resolver_t& r, uint32_t now);

inline bool is_unsteady(const resolver_t& r)
{
    return r.unsteady_count != 0;
}

#else

inline void steady(resolver_t&, uint32_t)
{
}

inline const Squares& steady_now(const resolver_t& r)
{
    return r.raw;
}

inline uint16_t unsteady_age(const resolver_t&, uint32_t)
{
    return 0;
}

inline bool is_unsteady(const resolver_t&)
{
    return false;
}

#endif

}  // namespace resolver
}  // namespace qipan
