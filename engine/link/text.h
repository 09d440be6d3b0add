// SPDX-License-Identifier: MIT
/// @file The characters that a line is made of.
#pragma once

#include <qipan/link.h>

namespace qipan {
namespace link {

/// Not a digit of hex_value().
enum : uint8_t { kNoDigit = 0xFF };

/// Whether a body may hold it: 20..7E without `$` and `*`.
inline bool is_body_char(char c)
{
    return static_cast<uint8_t>(c - ' ') <= '~' - ' ' && c != '$' && c != '*';
}

/// The value of a hexadecimal digit in capital letters, else kNoDigit.
inline uint8_t hex_value(char c)
{
    const uint8_t digit = static_cast<uint8_t>(c - '0');
    if (digit <= 9)
        return digit;
    const uint8_t letter = static_cast<uint8_t>(c - 'A');
    return letter <= 5 ? static_cast<uint8_t>(letter + 10) : static_cast<uint8_t>(kNoDigit);
}

/// The digit of a value 0..15.
inline char hex_digit(uint8_t value)
{
    return static_cast<char>(value < 10 ? '0' + value : 'A' - 10 + value);
}

inline bool is_capital(char c)
{
    return static_cast<uint8_t>(c - 'A') <= 'Z' - 'A';
}

}  // namespace link
}  // namespace qipan
