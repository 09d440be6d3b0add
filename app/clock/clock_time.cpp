// SPDX-License-Identifier: MIT
#include "clock/clock_time.h"

#include "clock/decimal.h"

#include <algorithm>

namespace qipan::clock {

namespace {

constexpr Milliseconds kMinute = 60'000;
constexpr Milliseconds kHour = 60 * kMinute;
constexpr int kMostInFront = 999;

/// Two digits up to 59; the last field may have a fraction.
std::optional<Milliseconds> readSixtieth(std::string_view field)
{
    const auto time = readSeconds(field);
    const bool hasTwoDigits = std::min(field.find('.'), field.size()) == 2;
    return time && hasTwoDigits && *time < kMinute ? time : std::nullopt;
}

/// The field in front.
std::optional<int> readFront(std::string_view field)
{
    const auto number = readNumber(field);
    return number && *number <= kMostInFront ? number : std::nullopt;
}

}  // namespace

std::string writeClockTime(Milliseconds time)
{
    time = std::max<Milliseconds>(time, 0);
    return std::to_string(time / kHour) + ':' + twoDigits(time / kMinute % 60) + ':' + twoDigits(time / 1000 % 60) +
           writeFraction(time);
}

std::optional<Milliseconds> readClockTime(std::string_view text)
{
    text = trimmed(text);
    const std::size_t first = text.find(':');
    const std::size_t last = text.rfind(':');
    if (first == std::string_view::npos)
        return {};
    const auto front = readFront(text.substr(0, first));
    const auto seconds = readSixtieth(text.substr(last + 1));
    if (!front || !seconds)
        return {};
    if (first == last)
        return *front * kMinute + *seconds;
    const std::string_view middle = text.substr(first + 1, last - first - 1);
    const auto minutes = readSixtieth(middle);
    if (!minutes || middle.size() != 2)
        return {};
    return *front * kHour + *minutes / 1000 * kMinute + *seconds;
}

}  // namespace qipan::clock
