// SPDX-License-Identifier: MIT
/// @file The game that the board follows.
#pragma once

#include <qipan/zoujing.h>

namespace qipan {
namespace firmware {
namespace zoujing {

/// One game and its plies, as many as the draw by repetition can need.
class TrackedGame {
public:
    void begin(const zoujing_rules_t& rules);

    const zoujing_game_t& state() const
    {
        return state_;
    }
    zoujing_outcome_t outcome() const
    {
        return outcome_;
    }
    bool is_over() const
    {
        return outcome_ != ZOUJING_GOING_ON;
    }

    /// The state after the stone on a point has moved to the blank point. False if it may not, or the game is over;
    /// then after means nothing.
    bool try_move(zoujing_point_t from, zoujing_game_t& after) const;

    /// Moves that stone. Precondition: try_move() says yes.
    void play(zoujing_point_t from);

    /// Where the stone lies that moved last; ZOUJING_NONE if no ply is known.
    zoujing_point_t last_moved() const;

    /// The state before that ply. Precondition: it is known.
    zoujing_game_t before_last() const;

    /// Goes back there, from the end of the game too. The same precondition.
    void take_back();

    /// Whether the stones lie as at the start and the side that began is to move.
    bool is_as_at_start() const;

private:
    zoujing_game_t state_;
    zoujing_ply_t plies_[ZOUJING_HISTORY_PLIES];
    zoujing_history_t history_;
    zoujing_outcome_t outcome_;
};

}  // namespace zoujing
}  // namespace firmware
}  // namespace qipan
