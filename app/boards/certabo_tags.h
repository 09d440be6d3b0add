// SPDX-License-Identifier: MIT
#pragma once

#include <boards/certabo_lines.h>
#include <qipan/chess.h>

namespace qipan::boards::certabo {

/// Which man wears which tag: learned while the men stand in the start position.
///
/// What is kept is where each tag stood, so that it does not matter if it turns out later which way round the board
/// lies.
class TagTable {
public:
    bool isEmpty() const;
    /// The man with this tag, if the board lies so; nothing if the tag is unknown. 0 for no tag.
    std::optional<chess_id_t> manOf(Tag tag, bool turned) const;

    /// Learns from the last readings of the board, at least kReadings of them: each of the 32 squares must have shown
    /// one tag most of the time, and the others none; a second queen may stand on d3 and on d6. False if not so.
    bool learn(const QList<Tags>& readings);

    /// Which way round the board lay when it was learnt; only second queens tell.
    std::optional<bool> isTurned() const;

    /// 64 tags as hexadecimal digits; empty while nothing is known.
    QByteArray toText() const;
    /// Text that is not understood is ignored.
    void setText(const QByteArray& text);

    enum : int { kReadings = 7 };

private:
    Tags m_tags{};  ///< by the square of the start position, in the board's numbering from a8
};

}  // namespace qipan::boards::certabo
