// SPDX-License-Identifier: MIT
/// @file Time controls as players name them.
#pragma once

#include "clock/time_control.h"

#include <array>
#include <string>

namespace qipan::clock {

/// Minutes and bonus seconds, "5+3", "10+0"; with moves "90/40+30, 30+30"; delay "5d3", Bronstein "5b3"; "0:30+0" where
/// minutes are not whole. Of both sides if they differ, "5+0 / 3+0", a side without clock "–". Empty without any clock.
std::string writeControlName(const std::array<TimeControl, 2>& controls);

}  // namespace qipan::clock
