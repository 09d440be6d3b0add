// SPDX-License-Identifier: MIT
/// @file One tag pair, [Name "Value"].
/// Source: PGN specification 1994-03-12, 8.1.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace qipan::pgn {

/// Where the parts of a tag pair lie in its text.
struct TagPair {
    std::string_view name;
    std::string_view value;     ///< between the quotation marks, escapes not yet resolved
    std::size_t length = 0;     ///< of the whole pair; never goes past the end of the line
    bool isClosed = false;      ///< has its quotation mark and bracket at the end
    bool hasBareQuote = false;  ///< a quotation mark in the value lacks its backslash
};

/// Whether text begins as a tag pair: a bracket, a name and a quotation mark.
bool beginsTagPair(std::string_view text);

/// The tag pair at the start of text. Precondition: beginsTagPair(text).
TagPair scanTagPair(std::string_view text);

/// The name in its usual capitals if it is one the reader or the roster knows, else as it is.
std::string tagName(std::string_view written);

/// The value in UTF-8 with \" and \\ resolved.
std::string tagValue(std::string_view written);

/// The tag pair's text, without a line end. Line breaks in value become spaces.
std::string tagPairText(std::string_view name, std::string_view value);

}  // namespace qipan::pgn
