// SPDX-License-Identifier: MIT
/// @file What the events looked at so far mean for the game, and what quiet alone will bring.
#pragma once

#include "guess.h"

namespace qipan {
namespace resolver {

/// resolver_t::due when the guess becomes a proposal; else it is the outcome.
constexpr resolver_kind_t kGuess = RESOLVER_MOVE;
/// The same for a mismatch with more men missing than hands can hold.
constexpr resolver_kind_t kFallen = RESOLVER_MATCH + 1;

/// Judges what stands there now: sets the guess, and what becomes due after how much quiet.
void judge(resolver_t& r);

/// A move was just announced: if the men stand as after it already, and nobody saw how, quiet alone makes it done. V14.
void expect_done(resolver_t& r);

/// Looks at the next event, and judges.
void look(resolver_t& r);

/// Whether it has been quiet for long enough, or the next event tells that there is nothing to wait for.
bool is_due(const resolver_t& r, uint32_t now);

/// What is due happens.
resolver_outcome_t come_due(resolver_t& r);

/// The proposal as it is to be told.
resolver_outcome_t proposal(const resolver_t& r);

/// After the game was changed: the men are held against it as it is now.
void compare_again(resolver_t& r, bool was_proposed);

}  // namespace resolver
}  // namespace qipan
