// SPDX-License-Identifier: MIT
#pragma once

#include <boards/followed_game.h>
#include <boards/men.h>

namespace qipan::boards {

/// What men as they stand mean for a game.
struct Explanation {
    enum Kind : std::uint8_t {
        Same,      ///< they stand as in the game
        Proposed,  ///< proposal, once they have stood so for `settle`
        OnTheWay,  ///< they may come to mean something
        Strange    ///< nothing explains them
    };
    Kind kind = Strange;
    Proposal proposal;
    Milliseconds settle = 0;
    bool isWhole = false;    ///< a move that stands on the board with nothing begun after it
    bool isCertain = false;  ///< the next move has been made on top of it: there is nothing to wait for
};

/// seen: moves that have stood whole on the board since the game was last changed.
///
/// A legal move beats a take-back, which beats a new game. Two moves at once are found too; the first of them is
/// proposed. Cost: legal moves squared, about a millisecond at worst.
Explanation explain(const FollowedGame& game, const Men& men, const QList<BoardMove>& seen);

}  // namespace qipan::boards
