// SPDX-License-Identifier: MIT
#include "boards/dgt_frames.h"

#include "boards/dgt_codes.h"

namespace qipan::boards::dgt {

namespace {

constexpr int kHeader = 3;

/// How many bytes such a frame has in all, 0 if any number.
int expectedSize(std::uint8_t id)
{
    switch (id) {
    case kBoard:
        return kHeader + 64;
    case kField:
    case kVersion:
        return kHeader + 2;
    case kSerial:
        return kHeader + 5;
    default:
        return 0;
    }
}

int statedSize(const QByteArray& frame)
{
    return frame[1] * 128 + frame[2];
}

/// Whether this header may begin a frame.
bool isPlausible(const QByteArray& frame)
{
    const int expected = expectedSize(static_cast<std::uint8_t>(frame[0]));
    const int stated = statedSize(frame);
    return expected == 0 ? stated >= kHeader : stated == expected;
}

}  // namespace

QByteArray Frame::bytes() const
{
    const int size = kHeader + static_cast<int>(data.size());
    QByteArray result;
    result += static_cast<char>(id);
    result += static_cast<char>(size / 128);
    result += static_cast<char>(size % 128);
    return result + data;
}

QList<Frame> FrameReader::read(const QByteArray& bytes)
{
    QList<Frame> found;
    for (const char byte : bytes) {
        if (byte & 0x80)
            m_frame = QByteArray(1, byte);
        else if (!m_frame.isEmpty())
            m_frame += byte;
        if (m_frame.size() < kHeader)
            continue;
        if (m_frame.size() == kHeader && !isPlausible(m_frame)) {
            m_frame.clear();
        } else if (m_frame.size() == statedSize(m_frame)) {
            found << Frame{static_cast<std::uint8_t>(m_frame[0]), m_frame.mid(kHeader)};
            m_frame.clear();
        }
    }
    return found;
}

void FrameReader::clear()
{
    m_frame.clear();
}

}  // namespace qipan::boards::dgt
