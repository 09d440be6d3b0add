// SPDX-License-Identifier: MIT
#pragma once

#include <boards/board_driver.h>

namespace qipan::boards {

/// Tells which way round a board lies whose start position looks the same from both sides: the first move of a game is
/// White's.
class FirstMoveWatch {
public:
    /// Only at the beginning of a game from the start position is there anything to learn.
    void follow(const BoardGame& game);
    /// Squares as they are taken to lie now. True: they lie the other way round. False: as they should. Nothing: no man
    /// has been moved from the start position, or not for long enough.
    std::optional<bool> see(std::uint64_t occupied, Milliseconds now);

private:
    bool m_isAtStart = false;
    std::uint64_t m_seen = 0;
    Milliseconds m_since = 0;
};

}  // namespace qipan::boards
