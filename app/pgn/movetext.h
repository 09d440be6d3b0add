// SPDX-License-Identifier: MIT
/// @file What a word of movetext is, before any position is looked at.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace qipan::pgn {

/// word without the move number glued to its front: "12.Nf3", "3...e5" and "4e4" lose it; "0-0" and "1-0" have none.
/// Precondition: plain punctuation.
std::string_view withoutMoveNumber(std::string_view word);

/// "--", "Z0" and what else stands for a null move.
bool isNullMoveText(std::string_view word);

/// The NAG of a word that is a sign for one, such as "!?" or "+-".
std::optional<std::uint16_t> nagFromSign(std::string_view word);

/// Words that say nothing the move before did not say: "e.p.", "+", "mate".
bool isDecoration(std::string_view word);

/// Whether a word can begin the moves of a game without tags: a move, a null move or a move number with its dot.
bool beginsMoves(std::string_view word);

}  // namespace qipan::pgn
