// SPDX-License-Identifier: MIT
#include "resolver.h"

namespace qipan {
namespace firmware {
namespace zoujing {

namespace {

/// Milliseconds of quiet. A stone may slide on (V5); if the next side has lifted one, it does not any more (V9), and if
/// that one was moved as well, there is no doubt left (V10).
enum : uint16_t { kSettleMs = 350, kNextLiftedMs = 100, kAnsweredMs = 0, kWrongMs = 1000 };

}  // namespace

void Resolver::begin()
{
    guess_ = Finding::kNothing;
}

void Resolver::judge(const TrackedGame& game, const Seen& seen, uint32_t now)
{
    since_ = now;
    expected_ = Finding::kNothing;
    if (guess_ != Finding::kNothing && still_shows_guess(seen))
        return;
    guess_ = Finding::kNothing;
    const zoujing_game_t& state = game.state();
    const zoujing_mask_t missing = all_stones(state) & static_cast<zoujing_mask_t>(~seen.points);
    const bool arrived = (seen.points & static_cast<zoujing_mask_t>(~all_stones(state))) != 0;
    if (!arrived && !is_several(missing)) {
        // They stand right, or one is in hand; after the end it does not matter whose.
        if (!game.is_over())
            astray_ = false;
        const bool may_be_lifted = game.is_over() || (missing & state.stones[state.turn ^ 1]) == 0;
        if (!astray_ && may_be_lifted && !seen.elsewhere)
            wrong_ = false;
        else
            expect(Finding::kWrong, kWrongMs);
    } else if (!astray_ && arrived && missing != 0 && !is_several(missing) && guess(game, missing)) {
        still_shows_guess(seen);
    } else {
        astray_ = true;
        expect(Finding::kWrong, kWrongMs);
    }
}

/// One stone has left its point, and one stands on the blank point: a move or a take-back?
bool Resolver::guess(const TrackedGame& game, zoujing_mask_t missing)
{
    moved_ = 0;
    while (missing != ZOUJING_BIT(moved_))
        ++moved_;
    if (game.try_move(moved_, after_)) {
        guess_ = Finding::kMove;
    } else if (game.last_moved() == moved_) {
        guess_ = Finding::kTakeBack;
        after_ = game.before_last();
    }
    return guess_ != Finding::kNothing;
}

/// Whether the stones stand as after the guess, or as after it with the next stone lifted, or put where the first
/// came from. If so, says what is due.
bool Resolver::still_shows_guess(const Seen& seen)
{
    const zoujing_mask_t lifted = all_stones(after_) & static_cast<zoujing_mask_t>(~seen.points);
    const zoujing_mask_t arrived = seen.points & static_cast<zoujing_mask_t>(~all_stones(after_));
    if (lifted == 0) {
        if (arrived != 0)
            return false;
        if (seen.elsewhere) {
            expect(Finding::kWrong, kWrongMs);
        } else {
            wrong_ = false;
            expect(guess_, kSettleMs);
        }
        return true;
    }
    if (is_several(lifted) || (lifted & after_.stones[after_.turn]) == 0)
        return false;
    expect(guess_, arrived != 0 ? kAnsweredMs : kNextLiftedMs);
    return true;
}

void Resolver::expect(Finding finding, uint16_t after_ms)
{
    expected_ = finding;
    quiet_ms_ = after_ms;
}

Finding Resolver::due(uint32_t now)
{
    if (expected_ == Finding::kNothing || now - since_ < quiet_ms_)
        return Finding::kNothing;
    const Finding finding = expected_;
    expected_ = Finding::kNothing;
    if (finding == Finding::kWrong)
        wrong_ = true;
    else
        guess_ = Finding::kNothing;
    return finding;
}

}  // namespace zoujing
}  // namespace firmware
}  // namespace qipan
