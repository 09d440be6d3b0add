// SPDX-License-Identifier: MIT
#include "pgn/tag_section.h"

#include "pgn/fen_text.h"
#include "pgn/messages.h"
#include "pgn/tag_pair.h"
#include "pgn/variant.h"

#include <algorithm>

namespace qipan::pgn {

void TagSection::add(const Token& token)
{
    const TagPair pair = scanTagPair(token.text);
    if (!pair.isClosed) {
        m_warnings.add(token, fill(PgnMessages::tr("the tag %1 is not closed"), quoted(pair.name)));
    } else if (pair.hasBareQuote) {
        m_warnings.add(token,
                       fill(PgnMessages::tr("a quotation mark in the tag %1 lacks its backslash"), quoted(pair.name)));
    }
    keep({tagName(pair.name), tagValue(pair.value)}, token);
}

void TagSection::keep(Tag tag, const Token& token)
{
    if (tag.name == "Result") {
        m_resultPlace = m_warnings.placeOf(token);
    } else if (tag.name == "FEN" || (tag.name == "SetUp" && this->tag("FEN").empty())) {
        m_setUpPlace = m_warnings.placeOf(token);
    } else if (tag.name == "Variant") {
        m_variantPlace = m_warnings.placeOf(token);
    }
    const auto same =
        std::find_if(m_tags.begin(), m_tags.end(), [&tag](const Tag& other) { return other.name == tag.name; });
    if (same != m_tags.end()) {
        m_warnings.add(token,
                       fill(PgnMessages::tr("the tag %1 stands twice, its last value counts"), quoted(tag.name)));
        same->value = std::move(tag.value);
    } else if (m_tags.size() < kMaxTags) {
        m_tags.push_back(std::move(tag));
    } else if (!m_isFull) {
        m_isFull = true;
        m_warnings.add(token, fill(PgnMessages::tr("too many tags, the rest is left out")));
    }
}

std::string_view TagSection::tag(std::string_view name) const
{
    const auto found = std::find_if(m_tags.begin(), m_tags.end(), [name](const Tag& tag) { return tag.name == name; });
    return found == m_tags.end() ? std::string_view() : std::string_view(found->value);
}

chess::Position TagSection::start(Strictness strictness, std::string& refusal)
{
    refusal = variantRefusal(tag("Variant"));
    if (!refusal.empty()) {
        m_warnings.add(m_variantPlace, refusal);
        return chess::initial_position();
    }
    if (tag("FEN").empty()) {
        if (tag("SetUp") == "1") {
            m_warnings.add(m_setUpPlace, fill(PgnMessages::tr("SetUp without FEN: the start position is taken")));
        }
        return chess::initial_position();
    }
    const FenReading reading = readFen(tag("FEN"), strictness);
    if (!reading.position) {
        refusal = fill(PgnMessages::tr("bad FEN: %1"), reading.error);
        m_warnings.add(m_setUpPlace, refusal);
        return chess::initial_position();
    }
    if (!reading.warning.empty()) {
        m_warnings.add(m_setUpPlace, reading.warning);
    }
    return *reading.position;
}

}  // namespace qipan::pgn
