// SPDX-License-Identifier: MIT
#include "boards/certabo_tags.h"

#include "boards/placements.h"

#include <algorithm>

namespace qipan::boards::certabo {

namespace {

constexpr int kTagDigits = 10;
constexpr int kWhiteSpare = 19;  // d3
constexpr int kBlackSpare = 43;  // d6

/// The man that begins the game on a square; on d3 and d6 the second queens.
chess_id_t firstManOn(int square)
{
    if (square == kWhiteSpare)
        return CHESS_ID(CHESS_WHITE, CHESS_TYPE_QUEEN);
    if (square == kBlackSpare)
        return CHESS_ID(CHESS_BLACK, CHESS_TYPE_QUEEN);
    return startPlacement().men[static_cast<std::size_t>(square)];
}

/// What most of the readings show there; nothing if no tag, nor its absence, has the majority.
std::optional<Tag> majority(const QList<Tags>& readings, std::size_t place)
{
    for (const Tags& candidate : readings) {
        const auto isSame = [&](const Tags& tags) { return tags[place] == candidate[place]; };
        if (std::count_if(readings.cbegin(), readings.cend(), isSame) * 2 > readings.size())
            return candidate[place];
    }
    return {};
}

}  // namespace

bool TagTable::isEmpty() const
{
    return m_tags == Tags{};
}

std::optional<chess_id_t> TagTable::manOf(Tag tag, bool turned) const
{
    if (tag == 0)
        return chess_id_t{0};
    const auto found = std::find(m_tags.cbegin(), m_tags.cend(), tag);
    if (found == m_tags.cend())
        return {};
    const int square = squareFromA8(static_cast<int>(found - m_tags.cbegin()));
    const chess_id_t man = firstManOn(turned ? turnedSquare(square) : square);
    return man;
}

bool TagTable::learn(const QList<Tags>& readings)
{
    if (readings.size() < kReadings)
        return false;
    Tags learnt{};
    for (int place = 0; place < 64; ++place) {
        const int square = squareFromA8(place);
        const auto tag = majority(readings, static_cast<std::size_t>(place));
        const bool mustStand = startPlacement().occupied & bitOf(square);
        const bool mayStand = firstManOn(square) != 0 || firstManOn(turnedSquare(square)) != 0;
        if (!tag || (*tag == 0 && mustStand) || (*tag != 0 && !mayStand))
            return false;
        if (*tag != 0 && std::find(learnt.cbegin(), learnt.cend(), *tag) != learnt.cend())
            return false;
        learnt[static_cast<std::size_t>(place)] = *tag;
    }
    m_tags = learnt;
    return true;
}

std::optional<bool> TagTable::isTurned() const
{
    for (const int square : {kWhiteSpare, kBlackSpare}) {
        if (m_tags[static_cast<std::size_t>(squareFromA8(square))] != 0)
            return false;
        if (m_tags[static_cast<std::size_t>(squareFromA8(turnedSquare(square)))] != 0)
            return true;
    }
    return {};
}

QByteArray TagTable::toText() const
{
    if (isEmpty())
        return {};
    QByteArray text;
    for (const Tag tag : m_tags)
        text += QByteArray::number(qulonglong(tag), 16).rightJustified(kTagDigits, '0');
    return text;
}

void TagTable::setText(const QByteArray& text)
{
    if (text.size() != 64 * kTagDigits)
        return;
    Tags tags{};
    for (int place = 0; place < 64; ++place) {
        bool isNumber = false;
        tags[static_cast<std::size_t>(place)] = text.mid(place * kTagDigits, kTagDigits).toULongLong(&isNumber, 16);
        if (!isNumber)
            return;
    }
    m_tags = tags;
}

}  // namespace qipan::boards::certabo
