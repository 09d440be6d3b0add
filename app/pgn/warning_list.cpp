// SPDX-License-Identifier: MIT
#include "pgn/warning_list.h"

#include "pgn/text_encoding.h"

#include <algorithm>

namespace qipan::pgn {

void WarningList::add(Place place, std::string text)
{
    if (m_warnings.size() < kMaxWarnings) {
        m_warnings.push_back({place.line, place.column, std::move(text)});
    }
}

std::vector<Warning> WarningList::take()
{
    std::stable_sort(m_warnings.begin(), m_warnings.end(), [](const Warning& a, const Warning& b) {
        return a.line != b.line ? a.line < b.line : a.column < b.column;
    });
    return std::move(m_warnings);
}

std::string quoted(std::string_view text)
{
    constexpr std::size_t kEnough = 40;
    std::string_view begin = text.substr(0, kEnough * 4 + 4);
    if (begin.size() < text.size()) {  // cut, but not inside a character: what is left must stay UTF-8
        while (!begin.empty() && (static_cast<unsigned char>(begin.back()) & 0xC0) == 0x80) {
            begin.remove_suffix(1);
        }
        begin.remove_suffix(begin.empty() ? 0 : 1);
    }
    std::string all = asUtf8(begin);
    std::replace_if(
        all.begin(), all.end(), [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7F'; }, ' ');
    std::size_t end = 0;
    for (std::size_t characters = 0; end < all.size() && characters <= kEnough; ++end) {
        characters += characterCount(std::string_view(all).substr(end, 1));
        if (characters > kEnough) {
            return all.substr(0, end) + "...";
        }
    }
    return all;
}

}  // namespace qipan::pgn
