// SPDX-License-Identifier: MIT
#pragma once

#include <boards/placements.h>

namespace qipan::boards {

/// Which way round a board that tells men lies: known once the start position has stood on it, or that of the game.
class Orientation {
public:
    /// Whether the board's own numbering is turned by half against White's view.
    bool isTurned() const
    {
        return m_turned.value_or(false);
    }
    /// Whether that was seen, or told, and not merely assumed.
    bool isKnown() const
    {
        return m_turned.has_value();
    }
    void set(bool turned)
    {
        m_turned = turned;
    }
    int squareOf(int boardSquare) const
    {
        return isTurned() ? turnedSquare(boardSquare) : boardSquare;
    }

    /// The game whose position may stand on the board.
    void expect(const BoardGame& game);
    /// Learns from men as they stand, squares as squareOf() gave them. True if that changed isTurned().
    bool learn(const Placement& placement);

    /// "turned=1", "turned=0", or nothing while it is not known.
    QByteArray notes() const;
    void setNotes(const QByteArray& notes);

private:
    std::optional<bool> m_turned;
    Placement m_expected = startPlacement();
};

}  // namespace qipan::boards
