// SPDX-License-Identifier: MIT
/// @file The clocks of the computer.
#pragma once

#include "clock/clock_time.h"

#include <functional>

namespace qipan::clock {

/// Two clocks of the computer, in ms since any moment; neither goes back.
struct TimeSource {
    std::function<Milliseconds()> awake;  ///< stands still while the computer sleeps
    std::function<Milliseconds()> total;  ///< goes on then
};

/// Where the system has no clock that goes on during sleep, both are the same.
TimeSource systemTime();

}  // namespace qipan::clock
