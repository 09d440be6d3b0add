// SPDX-License-Identifier: MIT
#include "clock/time_control.h"

#include "clock/decimal.h"

#include <algorithm>
#include <array>

namespace qipan::clock {

namespace {

constexpr Milliseconds kSecond = 1'000;
constexpr Milliseconds kHour = 3'600 * kSecond;
constexpr int kMostMoves = 999;
constexpr std::size_t kMostPeriods = 4;

struct Sign {
    char letter;
    Bonus bonus;
};
constexpr std::array<Sign, 3> kSigns{{{'+', Bonus::Increment}, {'b', Bonus::Bronstein}, {'d', Bonus::Delay}}};
constexpr std::string_view kSignLetters = "+bBdD";

std::string writePeriod(const Period& period)
{
    std::string text = period.moves > 0 ? std::to_string(period.moves) + '/' : std::string();
    text += writeSeconds(period.time);
    if (period.bonusTime == 0)
        return text;
    for (const Sign& sign : kSigns) {
        if (sign.bonus == period.bonus)
            text += sign.letter + writeSeconds(period.bonusTime);
    }
    return text;
}

Bonus bonusOf(char letter)
{
    const char small = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    const auto isIt = [small](const Sign& sign) { return sign.letter == small; };
    return std::find_if(kSigns.begin(), kSigns.end(), isIt)->bonus;
}

/// Reads one period. Returns what is wrong with it, or null.
const char* readPeriod(std::string_view text, Period& period)
{
    if (text.starts_with('*'))
        return "an hourglass is not supported";
    if (const std::size_t slash = text.find('/'); slash != std::string_view::npos) {
        period.moves = readNumber(text.substr(0, slash)).value_or(0);
        if (period.moves < 1 || period.moves > kMostMoves)
            return "the moves must be 1 to 999";
        text.remove_prefix(slash + 1);
    }
    const std::size_t sign = std::min(text.find_first_of(kSignLetters), text.size());
    const auto time = readSeconds(text.substr(0, sign));
    if (!time)
        return "the time is not a number of seconds";
    if (*time < kSecond || *time > 24 * kHour)
        return "the time must be 1 s to 24 h";
    period.time = *time;
    if (sign == text.size())
        return nullptr;
    const auto bonusTime = readSeconds(text.substr(sign + 1));
    if (!bonusTime)
        return "the bonus is not a number of seconds";
    if (*bonusTime > kHour)
        return "the bonus must be 0 to 1 h";
    if (*bonusTime > 0) {
        period.bonus = bonusOf(text[sign]);
        period.bonusTime = *bonusTime;
    }
    return nullptr;
}

/// Reads all periods. Returns what is wrong, or nothing.
std::string readPeriods(std::string_view text, std::vector<Period>& periods)
{
    if (text.empty())
        return "the time control is missing";
    if (text == "?")
        return "the time control is not known";
    for (;;) {
        const std::string where = "period " + std::to_string(periods.size() + 1) + ": ";
        if (periods.size() == kMostPeriods)
            return where + "there may be at most 4";
        const std::size_t colon = text.find(':');
        const bool isLast = colon == std::string_view::npos;
        const char* fault = readPeriod(text.substr(0, colon), periods.emplace_back());
        if (fault == nullptr && !isLast && periods.back().moves == 0)
            fault = "only the last may be without a number of moves";
        if (fault != nullptr)
            return where + fault;
        if (isLast)
            return {};
        text.remove_prefix(colon + 1);
    }
}

}  // namespace

std::string writeTimeControl(const TimeControl& control)
{
    if (control.isNone())
        return "-";
    std::string text;
    for (const Period& period : control.periods)
        text += (text.empty() ? "" : ":") + writePeriod(period);
    return text;
}

std::optional<TimeControl> readTimeControl(std::string_view text, std::string* error)
{
    text = trimmed(text);
    TimeControl control;
    if (text == "-")
        return control;
    const std::string fault = readPeriods(text, control.periods);
    if (fault.empty())
        return control;
    if (error != nullptr)
        *error = fault;
    return {};
}

}  // namespace qipan::clock
