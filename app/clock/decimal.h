// SPDX-License-Identifier: MIT
/// @file Numbers and seconds in decimal digits.
#pragma once

#include "clock/clock_time.h"

#include <optional>
#include <string>
#include <string_view>

namespace qipan::clock {

/// Two digits, "05".
std::string twoDigits(Milliseconds number);

/// Seconds, "300", with as many digits of a fraction as there are, "0.5". Precondition: time >= 0.
std::string writeSeconds(Milliseconds time);

/// What follows the whole seconds: "" or ".5". Precondition: time >= 0.
std::string writeFraction(Milliseconds time);

/// A whole number of 1 to 9 digits, and nothing else.
std::optional<int> readNumber(std::string_view text);

/// Seconds with or without a fraction; what is finer than a millisecond is dropped.
std::optional<Milliseconds> readSeconds(std::string_view text);

/// text without white space around it.
std::string_view trimmed(std::string_view text);

}  // namespace qipan::clock
