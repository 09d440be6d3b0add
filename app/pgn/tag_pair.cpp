// SPDX-License-Identifier: MIT
#include "pgn/tag_pair.h"

#include "pgn/text_encoding.h"

#include <algorithm>
#include <array>

namespace qipan::pgn {

namespace {

bool isSpace(char c)
{
    return c == ' ' || c == '\t';
}

bool isLineBreak(char c)
{
    return c == '\n' || c == '\r';
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isNameCharacter(char c)
{
    return isLetter(c) || (c >= '0' && c <= '9') || c == '_' || c == '-' || c == '.' || c == '+';
}

char lowered(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool sameIgnoringCase(std::string_view a, std::string_view b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return lowered(x) == lowered(y); });
}

std::size_t skipSpaces(std::string_view text, std::size_t i)
{
    while (i < text.size() && isSpace(text[i])) {
        ++i;
    }
    return i;
}

/// Index of the first character of the name, and of the one after it; equal if there is no name.
std::pair<std::size_t, std::size_t> findName(std::string_view text)
{
    const std::size_t begin = skipSpaces(text, 1);
    std::size_t end = begin;
    if (end < text.size() && isLetter(text[end])) {
        while (end < text.size() && isNameCharacter(text[end])) {
            ++end;
        }
    }
    return {begin, end};
}

}  // namespace

bool beginsTagPair(std::string_view text)
{
    if (!text.starts_with('[')) {
        return false;
    }
    const auto [begin, end] = findName(text);
    const std::size_t quote = skipSpaces(text, end);
    return begin != end && quote < text.size() && text[quote] == '"';
}

TagPair scanTagPair(std::string_view text)
{
    TagPair pair;
    const auto [nameBegin, nameEnd] = findName(text);
    pair.name = text.substr(nameBegin, nameEnd - nameBegin);
    const std::size_t begin = skipSpaces(text, nameEnd) + 1;
    std::size_t i = begin;
    for (; i < text.size() && !isLineBreak(text[i]); ++i) {
        const bool escapes = text[i] == '\\' && i + 1 < text.size() && (text[i + 1] == '"' || text[i + 1] == '\\');
        if (escapes) {
            ++i;
        } else if (text[i] == '"') {
            const std::size_t next = skipSpaces(text, i + 1);
            if (next == text.size() || isLineBreak(text[next]) || text[next] == ']') {
                pair.value = text.substr(begin, i - begin);
                pair.isClosed = next < text.size() && text[next] == ']';
                pair.length = pair.isClosed ? next + 1 : next;
                return pair;
            }
            pair.hasBareQuote = true;
        }
    }
    // The line ends inside the value; a bracket or `\"]` there were meant to close it.
    std::string_view value = text.substr(begin, i - begin);
    while (!value.empty() && isSpace(value.back())) {
        value.remove_suffix(1);
    }
    for (const char end : {']', '"'}) {
        if (value.ends_with(end)) {
            value.remove_suffix(1);
        }
    }
    pair.value = value;
    pair.length = i;
    return pair;
}

std::string tagName(std::string_view written)
{
    constexpr std::array<std::string_view, 10> kKnown = {"Event", "Site",   "Date", "Round", "White",
                                                         "Black", "Result", "FEN",  "SetUp", "Variant"};
    const auto* known = std::find_if(kKnown.begin(), kKnown.end(),
                                     [written](std::string_view name) { return sameIgnoringCase(name, written); });
    return std::string(known == kKnown.end() ? written : *known);
}

std::string tagValue(std::string_view written)
{
    std::string value;
    for (std::size_t i = 0; i < written.size(); ++i) {
        const bool escapes =
            written[i] == '\\' && i + 1 < written.size() && (written[i + 1] == '"' || written[i + 1] == '\\');
        value += written[escapes ? ++i : i];
    }
    return asUtf8(value);
}

std::string tagPairText(std::string_view name, std::string_view value)
{
    std::string text = "[" + std::string(name) + " \"";
    for (const char c : value) {
        if (c == '"' || c == '\\') {
            text += '\\';
        }
        text += c == '\n' || c == '\r' ? ' ' : c;
    }
    return text + "\"]";
}

}  // namespace qipan::pgn
