// SPDX-License-Identifier: MIT
/// @file The tag Variant: which rules a game was played by.
#pragma once

#include <string>
#include <string_view>

namespace qipan::pgn {

/// Why a game with this tag Variant cannot be replayed, for people, translated; empty for the rules of chess.
std::string variantRefusal(std::string_view variant);

}  // namespace qipan::pgn
