// SPDX-License-Identifier: MIT
/// @file What the events looked at so far mean for the game, and what quiet alone will bring.
#pragma once

#include "explain.h"

namespace qipan {
namespace resolver {

enum Flag : uint8_t {
    kApart = 1,      ///< the men have not stood right since the start or a change of the game: only that will do (V15)
    kFresh = 2,      ///< nothing was touched since the start: one legal move may explain what is wrong (V15)
    kBarred = 4,     ///< `barred` holds
    kMismatch = 8,   ///< a mismatch was told and is not over
    kTouched = 16,   ///< a square of the guess was touched since
    kExact = 32,     ///< the guess explained every square
    kAnswered = 64,  ///< the guess is right, unless its man goes on at once
    kReport = 128    ///< `asked` was not handed out yet
};

inline bool has(const resolver_t& r, Flag flag)
{
    return (r.flags & flag) != 0;
}
inline void raise(resolver_t& r, uint8_t flags)
{
    r.flags = static_cast<uint8_t>(r.flags | flags);
}
inline void lower(resolver_t& r, uint8_t flags)
{
    r.flags = static_cast<uint8_t>(r.flags & ~flags);
}

/// Whatever the events meant is forgotten.
void no_guess(resolver_t& r);

/// Where men should stand: as in the game, or after the announced move.
Squares expected(const resolver_t& r);

/// Judges what stands there now: sets the explanation, and what becomes due after how much quiet.
void judge(resolver_t& r);

/// Looks at the next event, and judges.
void look(resolver_t& r);

/// Whether it has been quiet for long enough, or the next event tells that there is nothing to wait for.
bool is_due(const resolver_t& r, uint32_t now);

/// What is due happens.
resolver_outcome_t come_due(resolver_t& r);

/// The answer to a proposal, or to nothing: the men are held against the game as it is now.
void compare_again(resolver_t& r, bool was_proposed);

}  // namespace resolver
}  // namespace qipan
