// SPDX-License-Identifier: MIT
#include "tracked_game.h"

namespace qipan {
namespace firmware {
namespace zoujing {

void TrackedGame::begin(const zoujing_rules_t& rules)
{
    zoujing_init(&state_, &rules);
    zoujing_history_init(&history_, plies_, ZOUJING_HISTORY_PLIES);
    outcome_ = ZOUJING_GOING_ON;
}

bool TrackedGame::try_move(zoujing_point_t from, zoujing_game_t& after) const
{
    after = state_;
    return !is_over() && zoujing_move(&after, from, zoujing_blank(&state_)) == ZOUJING_OK;
}

void TrackedGame::play(zoujing_point_t from)
{
    zoujing_move_recorded(&state_, &history_, from, zoujing_blank(&state_));
    outcome_ = zoujing_outcome(&state_, &history_);
}

zoujing_point_t TrackedGame::last_moved() const
{
    return history_.count > 0 ? plies_[history_.count - 1].to : static_cast<zoujing_point_t>(ZOUJING_NONE);
}

zoujing_game_t TrackedGame::before_last() const
{
    zoujing_history_t history = history_;  // undoing only counts down, the plies stay
    zoujing_game_t before = state_;
    zoujing_undo(&before, &history);
    return before;
}

void TrackedGame::take_back()
{
    zoujing_undo(&state_, &history_);
    outcome_ = ZOUJING_GOING_ON;
}

bool TrackedGame::is_as_at_start() const
{
    zoujing_game_t start;
    zoujing_init(&start, &state_.rules);
    return zoujing_index(&start) == zoujing_index(&state_);
}

}  // namespace zoujing
}  // namespace firmware
}  // namespace qipan
