// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>

#include <array>
#include <cstdint>
#include <optional>

namespace qipan::boards::certabo {

/// A tag's number, five bytes; 0: no tag was read.
using Tag = std::uint64_t;
using Tags = std::array<Tag, 64>;

/// One line of a board. It may tell of several things, or of none.
struct Line {
    std::optional<std::uint64_t> occupied;  ///< bit 0 = a1, as a board lies whose numbering begins at a8
    std::optional<Tags> tags;               ///< by the board's numbering from a8
    bool announcesPlainLamps = false;
    bool announcesColorLamps = false;

    bool isEmpty() const;
};

/// Finds lines ":n n .. n" CR LF in a stream of bytes that may be cut and garbled anywhere; the colon may be missing,
/// as it is by Bluetooth. There is no check but the count of numbers: 8 (ranks, from the eighth) or 320 (tags).
class LineReader {
public:
    /// The lines that end in bytes and that tell something.
    QList<Line> read(const QByteArray& bytes);
    void clear();

private:
    QByteArray m_line;
    bool m_isCut = true;  ///< the beginning of the line was not seen, or is too long ago
};

}  // namespace qipan::boards::certabo
