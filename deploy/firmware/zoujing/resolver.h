// SPDX-License-Identifier: MIT
/// @file From contacts that only know whether a stone stands there to moves.
#pragma once

#include "points.h"
#include "tracked_game.h"

namespace qipan {
namespace firmware {
namespace zoujing {

/// What the stones show, once they have been quiet for long enough.
enum class Finding : uint8_t {
    kNothing,
    kMove,      ///< the stone on moved() was moved to the blank point
    kTakeBack,  ///< the stone that moved last was moved back
    kWrong      ///< nothing explains them; told again after each change
};

/// There is one blank point, so the stones that stand tell the move. A stone on its way may rest anywhere for a moment,
/// and the other side may be quick: what is due is decided at each change, and comes with the quiet after it. The times
/// are those of engine/resolver/DESIGN.md.
class Resolver {
public:
    /// Another game is about to be judged: what the stones showed was about the old one.
    void begin();

    /// The contacts have changed, or the game has: what has to be done if nothing changes until it is due.
    void judge(const TrackedGame& game, const Seen& seen, uint32_t now);

    /// The finding that is due by now; each comes once.
    Finding due(uint32_t now);

    /// After kMove.
    zoujing_point_t moved() const
    {
        return moved_;
    }

    /// Whether kWrong was told, and the stones have not been mended since.
    bool is_wrong() const
    {
        return wrong_;
    }

private:
    bool still_shows_guess(const Seen& seen);
    bool guess(const TrackedGame& game, zoujing_mask_t missing);
    void expect(Finding finding, uint16_t after_ms);

    uint32_t since_;
    uint16_t quiet_ms_;  // that has to go by for expected_
    Finding expected_;
    Finding guess_;  // kMove or kTakeBack, while the stones show it and it may still become another; else kNothing
    zoujing_game_t after_;  // the state after guess_
    zoujing_point_t moved_;
    bool astray_;  // stones were moved about that no move explains; nothing enters until they have stood right
    bool wrong_;
};

}  // namespace zoujing
}  // namespace firmware
}  // namespace qipan
