// SPDX-License-Identifier: MIT
/// @file The result of a game as PGN writes it.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace qipan::pgn {

enum class Result : std::uint8_t {
    Unknown,  ///< "*": still going on, or not told
    WhiteWins,
    BlackWins,
    Draw,
};

/// "*", "1-0", "0-1" or "1/2-1/2".
std::string_view resultText(Result result);

/// The result that text is. Lenient: "1/2", a half as one character in UTF-8 or Windows-1252, typographic dashes.
std::optional<Result> resultFromText(std::string_view text);

}  // namespace qipan::pgn
