// SPDX-License-Identifier: MIT
#include "pgn/movetext.h"

#include "pgn/game_result.h"
#include "pgn/san.h"
#include "pgn/text_encoding.h"

#include <algorithm>
#include <array>
#include <string>

namespace qipan::pgn {

std::string_view withoutMoveNumber(std::string_view word)
{
    const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
    const std::size_t end = std::min(word.find_first_not_of('.', digits), word.size());
    if (end == digits && end < word.size()) {
        const char next = word[end];
        const bool isLetter = (next >= 'a' && next <= 'z') || (next >= 'A' && next <= 'Z');
        if (!isLetter) {
            return word;
        }
    }
    return word.substr(end);
}

bool isNullMoveText(std::string_view word)
{
    return word == "--" || word == "Z0" || word == "@@@@";
}

std::optional<std::uint16_t> nagFromSign(std::string_view word)
{
    struct Sign {
        std::string_view text;
        std::uint16_t nag;
    };
    // Source: PGN specification, 10; the signs are those of chess books.
    constexpr Sign kSigns[] = {
        {"!", 1},       {"?", 2},    {"!!", 3},      {"??", 4},  {"!?", 5},      {"?!", 6},      {"=", 10},
        {"\u221E", 13}, {"+=", 14},  {"\u2A72", 14}, {"=+", 15}, {"\u2A71", 15}, {"\u00B1", 16}, {"+/-", 16},
        {"\u2213", 17}, {"-/+", 17}, {"+-", 18},     {"-+", 19}, {"\u25A1", 7},
    };
    const auto* found =
        std::find_if(std::begin(kSigns), std::end(kSigns), [word](const Sign& sign) { return sign.text == word; });
    return found == std::end(kSigns) ? std::nullopt : std::optional(found->nag);
}

bool isDecoration(std::string_view word)
{
    constexpr std::array<std::string_view, 8> kDecorations = {"e.p.", "ep", "+", "++", "#", "ch", "ch.", "mate"};
    return std::find(kDecorations.begin(), kDecorations.end(), word) != kDecorations.end();
}

bool beginsMoves(std::string_view word)
{
    const std::string plain = plainPunctuation(word);
    if (resultFromText(plain)) {
        return false;
    }
    const std::string_view move = withoutMoveNumber(plain);
    return move.empty() ? plain.ends_with('.') : isNullMoveText(move) || looksLikeSan(move);
}

}  // namespace qipan::pgn
