// SPDX-License-Identifier: MIT
#include "pgn/text_encoding.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace qipan::pgn {

namespace {

constexpr bool isContinuation(unsigned char byte)
{
    return (byte & 0xC0) == 0x80;
}

/// Length of the well-formed sequence at the start of text, 0 if there is none.
std::size_t sequenceLength(std::string_view text)
{
    const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(0);
    if (lead < 0x80) {
        return 1;
    }
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < length) {
        return 0;
    }
    for (std::size_t i = 1; i < length; ++i) {
        if (!isContinuation(byte(i))) {
            return 0;
        }
    }
    // Overlong forms, surrogates, and what lies above U+10FFFF.
    const bool refused = (lead == 0xE0 && byte(1) < 0xA0) || (lead == 0xED && byte(1) > 0x9F) ||
                         (lead == 0xF0 && byte(1) < 0x90) || (lead == 0xF4 && byte(1) > 0x8F);
    return refused ? 0 : length;
}

void appendUtf8(std::string& out, std::uint16_t codePoint)
{
    if (codePoint < 0x80) {
        out += static_cast<char>(codePoint);
    } else if (codePoint < 0x800) {
        out += static_cast<char>(0xC0 | (codePoint >> 6));
        out += static_cast<char>(0x80 | (codePoint & 0x3F));
    } else {
        out += static_cast<char>(0xE0 | (codePoint >> 12));
        out += static_cast<char>(0x80 | ((codePoint >> 6) & 0x3F));
        out += static_cast<char>(0x80 | (codePoint & 0x3F));
    }
}

/// Windows-1252 from 0x80 to 0x9F; the five bytes it leaves open stay the control characters they are in Latin-1.
constexpr std::array<std::uint16_t, 32> kWindows1252 = {
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
};

struct Replacement {
    std::string_view from;
    std::string_view to;
};

constexpr Replacement kPunctuation[] = {
    {"\u2010", "-"},   {"\u2011", "-"}, {"\u2012", "-"},   {"\u2013", "-"}, {"\u2014", "-"}, {"\u2212", "-"},
    {"\u00BD", "1/2"}, {"\u00D7", "x"}, {"\u2026", "..."}, {"\uFE0E", ""},  {"\uFE0F", ""},  // text or emoji form
    {"\u2654", "K"},   {"\u2655", "Q"}, {"\u2656", "R"},   {"\u2657", "B"}, {"\u2658", "N"}, {"\u2659", "P"},
    {"\u265A", "K"},   {"\u265B", "Q"}, {"\u265C", "R"},   {"\u265D", "B"}, {"\u265E", "N"}, {"\u265F", "P"},
};

}  // namespace

bool isUtf8(std::string_view text)
{
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t length = sequenceLength(text.substr(i));
        if (length == 0) {
            return false;
        }
        i += length;
    }
    return true;
}

bool isWideText(std::string_view text)
{
    const bool hasMark = text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF") ||
                         text.starts_with(std::string_view("\0\0\xFE\xFF", 4));
    const auto isNulAt = [text](std::size_t i) { return text[i] == '\0'; };
    return hasMark ||
           (text.size() >= 4 && isNulAt(0) == isNulAt(2) && isNulAt(1) == isNulAt(3) && isNulAt(0) != isNulAt(1));
}

std::string utf8FromWindows1252(std::string_view text)
{
    std::string out;
    out.reserve(text.size() + text.size() / 8);
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        appendUtf8(out, byte >= 0x80 && byte < 0xA0 ? kWindows1252[byte - 0x80] : byte);
    }
    return out;
}

std::string asUtf8(std::string_view text)
{
    return isUtf8(text) ? std::string(text) : utf8FromWindows1252(text);
}

std::size_t characterCount(std::string_view text)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return !isContinuation(static_cast<unsigned char>(c)); }));
}

std::string plainPunctuation(std::string_view text)
{
    std::string out;
    while (!text.empty()) {
        if (static_cast<unsigned char>(text.front()) < 0x80) {
            out += text.front();
            text.remove_prefix(1);
            continue;
        }
        const auto* found = std::find_if(std::begin(kPunctuation), std::end(kPunctuation),
                                         [text](const Replacement& r) { return text.starts_with(r.from); });
        if (found != std::end(kPunctuation)) {
            out += found->to;
            text.remove_prefix(found->from.size());
            continue;
        }
        const std::size_t length = sequenceLength(text);
        if (length == 0 && text.front() == '\xBD') {
            out += "1/2";
            text.remove_prefix(1);
        } else {
            out += text.substr(0, std::max<std::size_t>(length, 1));
            text.remove_prefix(std::max<std::size_t>(length, 1));
        }
    }
    return out;
}

}  // namespace qipan::pgn
