// SPDX-License-Identifier: MIT
#include "fake_certabo_board.h"

#include <QByteArrayList>

namespace qipan::sim {

namespace {

constexpr Milliseconds kContactsLine = 100;
constexpr Milliseconds kTagsLine = 300;  // a line of 320 numbers takes about 250 ms
constexpr Milliseconds kFrameGap = 100;
constexpr Milliseconds kFlood = 600;
constexpr qsizetype kPlainFrame = 8;
constexpr qsizetype kColorFrame = 2 + 81 * 3 + 2;

}  // namespace

FakeCertaboBoard::FakeCertaboBoard(const SensorFaults& faults)
    : FakeCertaboBoard(Options(), faults)
{
}

FakeCertaboBoard::FakeCertaboBoard(const Options& options, const SensorFaults& faults)
    : FakeBoard(faults)
    , m_options(options)
    , m_nextTag(options.firstTag)
{
}

bool FakeCertaboBoard::tellsMen() const
{
    return m_options.hasTags;
}

int FakeCertaboBoard::bitsPerSecond() const
{
    return 38400;
}

chess_id_t FakeCertaboBoard::lift(int square, Milliseconds now)
{
    const chess_id_t man = FakeBoard::lift(square, now);
    std::uint64_t& tag = m_tags[static_cast<std::size_t>(square)];
    if (man != 0 && tag != 0)
        m_offBoard[man].push_back(tag);
    tag = 0;
    return man;
}

void FakeCertaboBoard::put(int square, chess_id_t man, Milliseconds now)
{
    FakeBoard::put(square, man, now);
    m_tags[static_cast<std::size_t>(square)] = 0;
    std::vector<std::uint64_t>& tags = m_offBoard[man];
    if (tags.empty())
        return;  // line() gives it a new one
    m_tags[static_cast<std::size_t>(square)] = tags.back();
    tags.pop_back();
}

void FakeCertaboBoard::restart(Milliseconds now)
{
    m_buffer.clear();
    m_lampFrame.clear();
    m_nextLineAt = now;
}

void FakeCertaboBoard::advance(Milliseconds now)
{
    if (now < m_nextLineAt)
        return;
    m_nextLineAt = now + (m_options.hasTags ? kTagsLine : kContactsLine);
    send(line(now));
}

QByteArray FakeCertaboBoard::line(Milliseconds now)
{
    QByteArrayList numbers;
    for (int rank = 7; rank >= 0; --rank) {
        int contacts = 0;
        for (int file = 0; file < 8; ++file) {
            const int place = rank * 8 + file;
            const bool isSeen = seenAt(place, now) != 0 && !isGhost();
            contacts = contacts * 2 + isSeen;
            std::uint64_t& tag = m_tags[static_cast<std::size_t>(turnedOrNot(place))];
            if (men()[static_cast<std::size_t>(turnedOrNot(place))] != 0 && tag == 0)
                tag = m_nextTag++;
            for (int shift = 32; m_options.hasTags && shift >= 0; shift -= 8)
                numbers << QByteArray::number(isSeen ? qulonglong(tag >> shift & 0xFF) : qulonglong(0));
        }
        if (!m_options.hasTags)
            numbers << QByteArray::number(contacts);
    }
    return (m_options.hasColorLamps ? ":D" : ":") + numbers.join(' ') + "\r\n";
}

void FakeCertaboBoard::receive(const QByteArray& bytes, Milliseconds now)
{
    if (bytes.isEmpty())
        return;
    if (now >= m_lastByteAt + kFrameGap)
        m_buffer.clear();
    m_lastByteAt = now;
    m_buffer += bytes;
    const qsizetype size = m_options.hasColorLamps ? kColorFrame : kPlainFrame;
    while (m_buffer.size() >= size) {
        takeFrame(m_buffer.left(size), now);
        m_buffer.remove(0, size);
    }
}

void FakeCertaboBoard::takeFrame(const QByteArray& frame, Milliseconds now)
{
    if (m_options.hasColorLamps && !(frame.startsWith("\xFF\x55") && frame.endsWith("\r\n")))
        return;
    if (m_lastFrameAt && now < *m_lastFrameAt + kFlood - 2)
        ++m_floods;
    m_lastFrameAt = now;
    m_lampFrame = m_options.hasColorLamps ? frame.mid(2, 81 * 3) : frame;
}

std::uint64_t FakeCertaboBoard::litSquares() const
{
    std::uint64_t lit = 0;
    for (int place = 0; place < 64 && !m_lampFrame.isEmpty(); ++place) {
        const int rank = place / 8;
        const int file = place % 8;
        bool isLit = !m_options.hasColorLamps && m_lampFrame[7 - rank] >> file & 1;
        if (m_options.hasColorLamps) {
            isLit = true;
            for (const int corner : {0, 1, 9, 10}) {
                const int lamp = rank * 9 + 7 - file + corner;
                isLit = isLit && m_lampFrame.mid(lamp * 3, 3) != QByteArray(3, '\0');
            }
        }
        if (isLit)
            lit |= std::uint64_t{1} << place;
    }
    return lit;
}

QString FakeCertaboBoard::lampText() const
{
    return textOf(litSquares());
}

bool FakeCertaboBoard::shows(std::uint64_t squares) const
{
    return litSquares() == turnedOrNot(squares);
}

const QByteArray& FakeCertaboBoard::lampFrame() const
{
    return m_lampFrame;
}

int FakeCertaboBoard::floods() const
{
    return m_floods;
}

}  // namespace qipan::sim
