// SPDX-License-Identifier: MIT
/// @file Time controls, and the text of the PGN tag TimeControl.
#pragma once

#include "clock/clock_time.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::clock {

/// What a move brings. Source: FIDE Laws of Chess 2023, 6.1 and Guidelines I.3.
enum class Bonus {
    None,
    Increment,  ///< added after the move, whatever the move took (Fischer)
    Bronstein,  ///< what the move took, at most the bonus, is given back after the move
    Delay       ///< the first part of the move does not count
};

struct Period {
    int moves = 0;  ///< of one side; 0: all the rest
    Milliseconds time = 0;
    Bonus bonus = Bonus::None;
    Milliseconds bonusTime = 0;

    bool operator==(const Period&) const = default;
};

/// The time of one side. A last period with a number of moves is repeated.
struct TimeControl {
    std::vector<Period> periods;  ///< none: no clock

    bool isNone() const
    {
        return periods.empty();
    }
    bool operator==(const TimeControl&) const = default;
};

/// "-" for none, "300", "300+2", "40/5400+30:1800+30"; with delay "300d5", Bronstein "300b5". A bonus of 0 is not
/// written. Source: PGN standard, 9.6.1, in seconds; the letters are ours, as it has none for these two.
std::string writeTimeControl(const TimeControl& control);

/// Reads what writeTimeControl() writes, in small or capital letters. A period has 1 s to 24 h, a bonus of 0 to 1 h,
/// 1 to 999 moves; there are at most 4, and all but the last name their moves. A refusal gives nothing, and *error, if
/// error is not null, says what is wrong and in which period.
std::optional<TimeControl> readTimeControl(std::string_view text, std::string* error);

}  // namespace qipan::clock
