// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>

#include <cstdint>

namespace qipan::boards::dgt {

/// What a board sends: a first byte with bit 7 set, the length of all in two bytes of 7 bits, and data without bit 7.
struct Frame {
    std::uint8_t id = 0;
    QByteArray data;

    QByteArray bytes() const;
};

/// Finds frames in a stream of bytes that may be cut and garbled anywhere. There is no check but the length: a byte
/// with bit 7 inside a frame is the beginning of the next one, and what was cut is dropped.
class FrameReader {
public:
    /// The frames that end in bytes. The lengths of the ones that are used here (dgt_codes.h) are right.
    QList<Frame> read(const QByteArray& bytes);
    void clear();

private:
    QByteArray m_frame;  ///< from its first byte on; empty between frames
};

}  // namespace qipan::boards::dgt
