// SPDX-License-Identifier: MIT
#include "boards/certabo_lines.h"

namespace qipan::boards::certabo {

namespace {

constexpr int kTagBytes = 5;
constexpr int kRanks = 8;
// 320 numbers of three digits with a blank each, and some for what else may be in a line.
constexpr int kLongestLine = 320 * 4 + 20;

/// The numbers of a line, nothing if one is none or above 255.
std::optional<QList<std::uint8_t>> numbersOf(const QByteArray& text)
{
    QList<std::uint8_t> numbers;
    for (const QByteArray& word : text.simplified().split(' ')) {
        if (word.isEmpty())
            continue;
        int number = 0;
        for (const char c : word) {
            if (c < '0' || c > '9' || number > 255)
                return {};
            number = number * 10 + (c - '0');
        }
        if (number > 255)
            return {};
        numbers << static_cast<std::uint8_t>(number);
    }
    return numbers;
}

/// Ranks 8 to 1; bit 7 of each is file a.
std::uint64_t occupiedBy(const QList<std::uint8_t>& ranks)
{
    std::uint64_t occupied = 0;
    for (int i = 0; i < kRanks; ++i) {
        for (int file = 0; file < 8; ++file) {
            if (ranks[i] & (0x80 >> file))
                occupied |= std::uint64_t{1} << ((7 - i) * 8 + file);
        }
    }
    return occupied;
}

Line understood(QByteArray text)
{
    Line line;
    line.announcesPlainLamps = text.contains('L');
    line.announcesColorLamps = text.contains('D');
    text.replace('L', ' ').replace('D', ' ');
    const auto numbers = numbersOf(text);
    if (!numbers)
        return {};
    if (numbers->size() == kRanks) {
        line.occupied = occupiedBy(*numbers);
    } else if (numbers->size() == 64 * kTagBytes) {
        line.tags.emplace();
        for (int i = 0; i < numbers->size(); ++i) {
            Tag& tag = (*line.tags)[static_cast<std::size_t>(i / kTagBytes)];
            tag = tag << 8 | (*numbers)[i];
        }
    } else if (!numbers->isEmpty()) {
        return {};
    }
    return line;
}

}  // namespace

bool Line::isEmpty() const
{
    return !occupied && !tags && !announcesPlainLamps && !announcesColorLamps;
}

QList<Line> LineReader::read(const QByteArray& bytes)
{
    QList<Line> found;
    for (const char c : bytes) {
        if (c == '\n') {
            Line line = understood(m_line);
            if (m_isCut) {
                line.occupied.reset();
                line.tags.reset();
            }
            if (!line.isEmpty())
                found << line;
        }
        if (c == '\n' || c == ':') {
            m_line.clear();
            m_isCut = false;
        } else if (m_line.size() < kLongestLine) {
            m_line += c;
        } else {
            m_isCut = true;
        }
    }
    return found;
}

void LineReader::clear()
{
    m_line.clear();
    m_isCut = true;
}

}  // namespace qipan::boards::certabo
