// SPDX-License-Identifier: MIT
/// @file Bytes of PGN files as text: UTF-8, and what is to be done with what is not.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace qipan::pgn {

/// Whether text is well-formed UTF-8. Source: RFC 3629.
bool isUtf8(std::string_view text);

/// Whether text begins as UTF-16 or UTF-32 does: with its byte order mark, or with a NUL in each of two characters.
bool isWideText(std::string_view text);

/// text, whose bytes are Windows-1252 (a superset of printable Latin-1), in UTF-8.
std::string utf8FromWindows1252(std::string_view text);

/// text if it is UTF-8, else read as Windows-1252.
std::string asUtf8(std::string_view text);

/// How many characters text has. Bytes that are no UTF-8 may count as one or none.
std::size_t characterCount(std::string_view text);

/// text with typographic dashes as "-", a half as "1/2", the multiplication sign as "x", an ellipsis as "...", chess
/// figurines of either colour as K Q R B N P. A half may also be the one byte of Windows-1252.
std::string plainPunctuation(std::string_view text);

}  // namespace qipan::pgn
