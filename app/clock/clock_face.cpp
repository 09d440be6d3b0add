// SPDX-License-Identifier: MIT
#include "clock/clock_face.h"

#include "clock/decimal.h"

#include <algorithm>

namespace qipan::clock {

namespace {

constexpr Milliseconds kTenth = 100;
constexpr Milliseconds kSecond = 1'000;
constexpr Milliseconds kMostTenths = 99;  // "9.9"; more is shown in seconds

Milliseconds roundedUp(Milliseconds time, Milliseconds unit)
{
    return (std::max<Milliseconds>(time, 0) + unit - 1) / unit;
}

bool isShownInTenths(Milliseconds remaining)
{
    return roundedUp(remaining, kTenth) <= kMostTenths;
}

}  // namespace

std::string writeShownTime(Milliseconds remaining)
{
    if (isShownInTenths(remaining)) {
        const Milliseconds tenths = roundedUp(remaining, kTenth);
        return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
    }
    const Milliseconds seconds = roundedUp(remaining, kSecond);
    const std::string tail = ':' + twoDigits(seconds % 60);
    const Milliseconds minutes = seconds / 60;
    return minutes < 60 ? std::to_string(minutes) + tail
                        : std::to_string(minutes / 60) + ':' + twoDigits(minutes % 60) + tail;
}

Milliseconds nextShownTime(Milliseconds remaining)
{
    if (isShownInTenths(remaining))
        return std::max<Milliseconds>(0, (roundedUp(remaining, kTenth) - 1) * kTenth);
    // The tenth second ends early, where the tenths begin.
    return std::max((roundedUp(remaining, kSecond) - 1) * kSecond, kMostTenths * kTenth);
}

Milliseconds lowLimit(const TimeControl& control)
{
    return control.isNone() ? 0 : std::clamp(control.periods.front().time / 8, 10 * kSecond, 60 * kSecond);
}

Milliseconds nextLook(Milliseconds remaining, Milliseconds lowLimit, bool watched)
{
    Milliseconds next = 0;
    if (watched)
        next = nextShownTime(remaining);
    if (remaining >= lowLimit)
        next = std::max(next, lowLimit - 1);
    return next;
}

}  // namespace qipan::clock
