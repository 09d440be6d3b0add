// SPDX-License-Identifier: MIT
/// @file What a clock shows, as the PGN commands [%clk ...] and [%emt ...] write it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace qipan::clock {

using Milliseconds = std::int64_t;

/// "0:02:58.3": hours, minutes, seconds, and as many digits of a fraction as it has. A negative time is written as 0.
std::string writeClockTime(Milliseconds time);

/// Reads "1:02:03", "0:00:09.123" or, without hours, "2:58"; up to 999 hours or minutes in front, white space around.
/// What is finer than a millisecond is dropped.
std::optional<Milliseconds> readClockTime(std::string_view text);

}  // namespace qipan::clock
