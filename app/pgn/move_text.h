// SPDX-License-Identifier: MIT
/// @file What SAN and UCI readers have in common: how strict they are and what they answer.
#pragma once

#include <chess/position.h>

#include <cstdint>
#include <string>

namespace qipan::pgn {

/// Lenient reads what people and programs write; Strict only what the standard's export format writes.
enum class Strictness : std::uint8_t {
    Lenient,
    Strict,
};

enum class MoveFault : std::uint8_t {
    None,
    Invalid,    ///< the text is no move text at all (or, when strict, not the standard's form)
    Illegal,    ///< a move text, but no legal move fits it
    Ambiguous,  ///< more than one legal move fits it
};

/// Answer of readSan() and readUci().
struct MoveReading {
    chess::Move move = {};  ///< legal if fault is None
    MoveFault fault = MoveFault::None;
    std::uint8_t nag = 0;  ///< 1..6 for a suffix "!", "?", "!!", "??", "!?", "?!"; else 0
    std::string problem;   ///< for people, translated, begins with the kind of fault; empty if fault is None

    explicit operator bool() const
    {
        return fault == MoveFault::None;
    }
};

}  // namespace qipan::pgn
