// SPDX-License-Identifier: MIT
#include "pgn/variant.h"

#include "pgn/messages.h"

#include <algorithm>
#include <array>

namespace qipan::pgn {

namespace {

/// Letters and digits only, in lower case: "Chess 960" and "chess960" are one name.
std::string key(std::string_view variant)
{
    std::string out;
    for (const char c : variant) {
        if (c >= 'A' && c <= 'Z') {
            out += static_cast<char>(c - 'A' + 'a');
        } else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80) {
            out += c;
        }
    }
    return out;
}

}  // namespace

std::string variantRefusal(std::string_view variant)
{
    constexpr std::array<std::string_view, 8> kChess = {"",       "standard",     "standardchess", "chess",
                                                        "normal", "fromposition", "orthodox",      "regular"};
    const std::string name = key(variant);
    if (std::find(kChess.begin(), kChess.end(), name) != kChess.end()) {
        return {};
    }
    if (name.find("960") != std::string::npos || name.starts_with("fischer") || name == "frc") {
        return fill(PgnMessages::tr("Chess960 is not supported yet"));
    }
    return fill(PgnMessages::tr("%1 is not supported"), variant);
}

}  // namespace qipan::pgn
