// SPDX-License-Identifier: MIT
#include "clock/control_name.h"

#include "clock/decimal.h"

namespace qipan::clock {

namespace {

std::string writeMinutes(Milliseconds time)
{
    std::string text = std::to_string(time / 60'000);
    if (time % 60'000 != 0)
        text += ':' + twoDigits(time / 1000 % 60) + writeFraction(time);
    return text;
}

std::string writePeriod(const Period& period)
{
    std::string text = writeMinutes(period.time);
    if (period.moves > 0)
        text += '/' + std::to_string(period.moves);
    switch (period.bonus) {
    case Bonus::None:
        return text;
    case Bonus::Increment:
        return text + '+' + writeSeconds(period.bonusTime);
    case Bonus::Bronstein:
        return text + 'b' + writeSeconds(period.bonusTime);
    case Bonus::Delay:
        return text + 'd' + writeSeconds(period.bonusTime);
    }
    return text;
}

std::string writeControl(const TimeControl& control)
{
    if (control.isNone())
        return "–";
    if (control.periods.size() == 1 && control.periods[0].moves == 0 && control.periods[0].bonus == Bonus::None)
        return writePeriod(control.periods[0]) + "+0";
    std::string text;
    for (const Period& period : control.periods)
        text += (text.empty() ? "" : ", ") + writePeriod(period);
    return text;
}

}  // namespace

std::string writeControlName(const std::array<TimeControl, 2>& controls)
{
    if (controls[0] != controls[1])
        return writeControl(controls[0]) + " / " + writeControl(controls[1]);
    return controls[0].isNone() ? std::string() : writeControl(controls[0]);
}

}  // namespace qipan::clock
