// SPDX-License-Identifier: MIT
/// @file What a clock shows to people, and when that changes.
#pragma once

#include "clock/time_control.h"

#include <string>

namespace qipan::clock {

/// "1:29:59" from one hour on, else "4:59", tenths below ten seconds, "9.4". Rounded up: "0.0" means that nothing is
/// left.
std::string writeShownTime(Milliseconds remaining);

/// The most that may be left for another text than that of remaining; 0 if there is none.
Milliseconds nextShownTime(Milliseconds remaining);

/// Less than this is little time: an eighth of the first period, at least 10 s, at most 60 s; 0 without a clock.
Milliseconds lowLimit(const TimeControl& control);

/// How much will be left when the clock must be looked at next: when the text changes, the time becomes low, or the
/// flag falls; if nobody watches, only for the last two.
Milliseconds nextLook(Milliseconds remaining, Milliseconds lowLimit, bool watched);

}  // namespace qipan::clock
