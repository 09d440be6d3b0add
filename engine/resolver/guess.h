// SPDX-License-Identifier: MIT
/// @file The explanation of the events that has not settled yet.
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

inline bool has(const resolver_t& r, uint8_t flag)
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

/// Whether a guess says anything.
inline bool is_guess(const resolver_guess_t& guess)
{
    return guess.from != CHESS_NONE || guess.back != 0;
}

/// Whatever the events meant is forgotten.
void no_guess(resolver_t& r);

/// Before functions that copy the game: not part of another one, so that no two copies lie on a small stack at once.
#define QIPAN_KEEP_APART __attribute__((noinline))

/// Where men would stand if a guess is right. A guess that is none changes nothing.
QIPAN_KEEP_APART Men men_after(const resolver_t& r, const resolver_guess_t& guess);

/// Whether there is a guess of which nothing was touched since.
bool is_alive(const resolver_t& r);

/// Takes a guess, or stays with it if it is the one there was: a man that was lifted since and put back changes
/// nothing.
void guess(resolver_t& r, Step step, uint8_t back, uint16_t hold, bool exact);

/// How many of the last plies are taken back on the board: 1, 2, or 0 for none. V11.
uint8_t taken_back(const resolver_t& r);

/// Whether what was seen since a guess is a legal move after it: then the guess was right. Tells after which quiet.
/// V10.
QIPAN_KEEP_APART bool is_answered(const resolver_t& r, const resolver_guess_t& guess, uint16_t& hold);

/// Whether the guess still stands, but for one or two men in hand. Tells after which quiet it settles. V9.
bool still_stands(const resolver_t& r, uint16_t& hold);

}  // namespace resolver
}  // namespace qipan
