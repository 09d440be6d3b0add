// SPDX-License-Identifier: MIT
#include "faulty_line.h"

#include <algorithm>

namespace qipan::sim {

namespace {

constexpr std::int64_t kBitsAByte = 10;
constexpr std::int64_t kMicroseconds = 1000;  // of a millisecond

}  // namespace

FaultyLine::FaultyLine(int bitsPerSecond, const LineFaults& faults)
    : m_bitsPerSecond(bitsPerSecond)
    , m_faults(faults)
    , m_random(faults.seed)
{
}

void FaultyLine::loseByte(qsizetype number)
{
    m_lost = number;
}

void FaultyLine::cutAt(qsizetype number)
{
    m_cutAt = number;
}

void FaultyLine::mend()
{
    m_lost = -1;
    m_cutAt = -1;
    m_onTheirWay.clear();
}

bool FaultyLine::happens(int permille)
{
    return permille > 0 && static_cast<int>(m_random() % 1000) < permille;
}

void FaultyLine::push(const QByteArray& bytes, Milliseconds now)
{
    for (const char byte : bytes) {
        const qsizetype number = m_count++;
        const bool isCut = m_cutAt >= 0 && number >= m_cutAt;
        if (number == m_lost || isCut || happens(m_faults.dropPermille))
            continue;
        const char arrives = happens(m_faults.garblePermille) ? static_cast<char>(byte ^ (1 << m_random() % 8)) : byte;
        travel(arrives, now);
        if (happens(m_faults.doublePermille))
            travel(arrives, now);
    }
}

void FaultyLine::travel(char byte, Milliseconds now)
{
    m_freeAt = std::max(m_freeAt, now * kMicroseconds) + kBitsAByte * 1'000'000 / m_bitsPerSecond;
    m_onTheirWay.push_back({m_freeAt + m_faults.delay * kMicroseconds, byte});
}

QByteArray FaultyLine::take(Milliseconds now)
{
    QByteArray bytes;
    while (!m_onTheirWay.empty() && m_onTheirWay.front().arrivesAt <= now * kMicroseconds) {
        if (m_faults.splits && !bytes.isEmpty() && m_random() % 4 == 0)
            break;
        bytes += m_onTheirWay.front().byte;
        m_onTheirWay.pop_front();
    }
    return bytes;
}

qsizetype FaultyLine::count() const
{
    return m_count;
}

}  // namespace qipan::sim
