// SPDX-License-Identifier: MIT
#include "pgn/game_result.h"

#include "pgn/text_encoding.h"

#include <string>

namespace qipan::pgn {

std::string_view resultText(Result result)
{
    switch (result) {
    case Result::WhiteWins:
        return "1-0";
    case Result::BlackWins:
        return "0-1";
    case Result::Draw:
        return "1/2-1/2";
    case Result::Unknown:
        break;
    }
    return "*";
}

std::optional<Result> resultFromText(std::string_view text)
{
    constexpr std::size_t kLongest = 16;  // five characters of up to three bytes each
    if (text.empty() || text.size() > kLongest) {
        return std::nullopt;
    }
    const std::string plain = plainPunctuation(text);
    if (plain == "*") {
        return Result::Unknown;
    }
    if (plain == "1-0") {
        return Result::WhiteWins;
    }
    if (plain == "0-1") {
        return Result::BlackWins;
    }
    if (plain == "1/2-1/2" || plain == "1/2") {
        return Result::Draw;
    }
    return std::nullopt;
}

}  // namespace qipan::pgn
