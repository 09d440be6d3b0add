// SPDX-License-Identifier: MIT
#include "clock/decimal.h"

#include <algorithm>

namespace qipan::clock {

namespace {

constexpr std::size_t kMaxDigits = 9;  // so that a number fits into an int

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isDigits(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), isDigit);
}

}  // namespace

std::string twoDigits(Milliseconds number)
{
    return (number < 10 ? "0" : "") + std::to_string(number);
}

std::string writeSeconds(Milliseconds time)
{
    return std::to_string(time / 1000) + writeFraction(time);
}

std::string writeFraction(Milliseconds time)
{
    std::string digits = std::to_string(1000 + time % 1000);
    digits.erase(digits.find_last_not_of('0') + 1);
    digits.front() = '.';  // for the 1 that keeps the zeros in front
    return digits.size() > 1 ? digits : std::string();
}

std::optional<int> readNumber(std::string_view text)
{
    if (!isDigits(text) || text.size() > kMaxDigits)
        return {};
    int number = 0;
    for (const char c : text)
        number = number * 10 + (c - '0');
    return number;
}

std::optional<Milliseconds> readSeconds(std::string_view text)
{
    const std::size_t point = std::min(text.find('.'), text.size());
    const auto whole = readNumber(text.substr(0, point));
    if (!whole)
        return {};
    if (point == text.size())
        return Milliseconds{*whole} * 1000;
    const std::string_view fraction = text.substr(point + 1);
    if (!isDigits(fraction))
        return {};
    std::string thousandths(fraction.substr(0, 3));
    thousandths.resize(3, '0');
    return Milliseconds{*whole} * 1000 + *readNumber(thousandths);
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view kBlanks = " \t\r\n";
    const std::size_t first = std::min(text.find_first_not_of(kBlanks), text.size());
    return text.substr(first, text.find_last_not_of(kBlanks) + 1 - first);
}

}  // namespace qipan::clock
