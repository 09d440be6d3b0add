// SPDX-License-Identifier: MIT
#include "judge.h"

#include "../chess/generate.h"

namespace qipan {
namespace resolver {

using namespace chess;

namespace {

/// What is asked of the events. When the man was seen on its way, it has not taken anything before that.
Question question(const resolver_t& r)
{
    const bool seen = has(r, kExact) && is_guess(r.guess) && r.guess.upto != 0;
    const uint8_t first = seen ? static_cast<uint8_t>(r.guess.upto - 1) : uint8_t{0};
    return {*r.game, r, first, {r.announced_from, r.announced_to}};
}

void becomes_due(resolver_t& r, resolver_kind_t kind, uint16_t after)
{
    r.due = kind;
    r.due_after = after;
}

bool is_new_game(const resolver_t& r)
{
    for (uint8_t rank = 0; rank < 8; ++rank) {
        if (r.seen.ranks[rank] != (rank < 2 || rank > 5 ? 0xFF : 0))
            return false;
    }
    return r.plies >= 3 && !has(r, kFresh);
}

/// Whether all that differs is one or two men whose lifting the events tell of.
bool were_lifted(const resolver_t& r, const Difference& d)
{
    if (!d.is_in_hand())
        return false;
    for (uint8_t i = 0; i < d.gone_count; ++i) {
        if (newest(r, static_cast<uint8_t>(d.gone[i]), r.looked_at) == kNoEvent)
            return false;
    }
    return true;
}

/// Finds an explanation to the last square. Whether there is one.
bool find_exact(resolver_t& r, const Question& q)
{
    // A man that was adjusted after a capture is not one that was taken.
    if (is_alive(r) && has(r, kExact) && same(men_after(r, r.guess), r.seen))
        return true;
    const Step step = explain(q, r.seen);
    if (step.from == CHESS_NONE)
        return false;
    const uint16_t hold = hold_of(q, step);
    guess(r, step, 0, has(r, kFresh) ? kQuiet : hold, hold != kBrushed);
    return true;
}

/// Finds a take-back, or an explanation that leaves men in hand. Whether there is one, and after which quiet it
/// settles.
bool find_other(resolver_t& r, const Question& q, const Difference& d, uint16_t& hold)
{
    if (is_answered(r, r.guess, hold)) {
        raise(r, kAnswered);
        return true;
    }
    if (is_answered(r, r.earlier, hold)) {
        raise(r, kAnswered);
        r.guess = r.earlier;
        return true;
    }
    const uint8_t back = taken_back(r);
    if (back != 0) {
        guess(r, kNoStep, back, kTakeBack, false);
        hold = kTakeBack;
        return true;
    }
    if (is_new_game(r))
        return false;
    if (still_stands(r, hold))
        return true;
    Square lifted;
    const Step step = explain_but_for_one(q, d, lifted);
    if (step.from == CHESS_NONE)
        return false;
    hold = hold_of(q, step);
    if (r.announced_from == CHESS_NONE) {
        if (could_take(q, step.from, lifted))
            hold = kEarlyVictim;
        else if (hold < kGoOn)
            hold = kGoOn;
    }
    guess(r, step, 0, hold, false);
    return true;
}

/// Finds an explanation. Whether there is one, or men are in hand for one.
bool find_explanation(resolver_t& r, const Difference& d)
{
    const Question q = question(r);
    uint16_t hold;
    if (!has(r, kApart) || r.announced_from != CHESS_NONE) {
        if (find_exact(r, q)) {
            becomes_due(r, kGuess, r.hold);
            return true;
        }
        if (is_castling_in_hand(q, d))
            return true;
    }
    if (has(r, kApart | kFresh) || !find_other(r, q, d, hold))
        return false;
    becomes_due(r, kGuess, hold);
    return true;
}

/// Forgets what led to where the men stand, for they stand right. But a man that came last may have come to take, and
/// be seen to leave its square only now.
void be_in_step(resolver_t& r)
{
    if (r.looked_at != 0)
        forget(r, static_cast<uint8_t>(r.looked_at - is_arrival(r.events[r.looked_at - 1])));
    no_guess(r);
    lower(r, kApart | kFresh | kBarred);
    if (has(r, kMismatch))
        becomes_due(r, RESOLVER_MATCH, 0);
}

}  // namespace

void judge(resolver_t& r)
{
    becomes_due(r, RESOLVER_NOTHING, kNever);
    lower(r, kAnswered);
    const Difference d(Men(*r.game), r.seen);
    if (d.is_none()) {
        be_in_step(r);
        return;
    }
    if (has(r, kApart) && were_lifted(r, d))
        lower(r, kApart);
    if (!has(r, kBarred) || !same(r.seen, r.barred)) {
        if (find_explanation(r, d))
            return;
        if (is_new_game(r)) {
            no_guess(r);
            becomes_due(r, RESOLVER_NEW_GAME, kNewGame);
            return;
        }
        if (d.is_in_hand())
            return;
    }
    if (!has(r, kMismatch) || !same(r.seen, r.told))
        becomes_due(r, d.gone_count > 2 ? kFallen : resolver_kind_t{RESOLVER_MISMATCH}, kQuiet);
}

void expect_done(resolver_t& r)
{
    if (r.due == kGuess || !same(Men(*r.game, r.announced_from, r.announced_to), r.seen))
        return;
    guess(r, {r.announced_from, r.announced_to}, 0, kQuiet, false);
    becomes_due(r, kGuess, kQuiet);
}

void look(resolver_t& r)
{
    const Square square = square_of(r.events[r.looked_at]);
    look_at_next(r);
    if (has(r, kFresh)) {
        lower(r, kFresh);
        raise(r, kApart);
    }
    if (is_guess(r.guess) && (square == r.guess.from || square == r.guess.to ||
                              contains(men_after(r, r.guess), square) != (man_on(*r.game, square) != 0)))
        raise(r, kTouched);
    judge(r);
}

bool is_due(const resolver_t& r, uint32_t now)
{
    const bool simultaneous = r.looked_at < r.count && r.events[r.looked_at].gap == 0;
    if (r.due == RESOLVER_NOTHING || simultaneous)
        return false;
    return quiet(r, now) >= r.due_after ||
           (has(r, kAnswered) && r.looked_at < r.count && square_of(r.events[r.looked_at]) != r.guess.to);
}

resolver_outcome_t come_due(resolver_t& r)
{
    resolver_kind_t kind = r.due;
    r.due = RESOLVER_NOTHING;
    if (kind >= RESOLVER_MISMATCH) {
        lower(r, kMismatch);
        if (kind == kFallen) {  // what took which man is not to be known
            forget(r, r.looked_at);
            no_guess(r);
            kind = RESOLVER_MISMATCH;
        }
        if (kind == RESOLVER_MISMATCH)
            raise(r, kMismatch);
        r.told = r.seen;
        return {kind, CHESS_NONE, CHESS_NONE, 0, static_cast<uint8_t>(r.count - r.looked_at)};
    }
    // Back to what the proposal rests on, for the answer to be waited for.
    r.asked = kind;
    resolver_guess_t proposed = kNoGuess;
    if (kind == kGuess) {
        proposed = r.guess;
        r.asked = proposed.back != 0                     ? RESOLVER_TAKE_BACK
                  : r.announced_from != CHESS_NONE       ? RESOLVER_DONE
                  : is_promoting(*r.game, proposed.from) ? RESOLVER_PROMOTION
                                                         : RESOLVER_MOVE;
        unlook(r, proposed.upto);
    }
    forget(r, r.looked_at);
    r.guess = proposed;
    return proposal(r);
}

resolver_outcome_t proposal(const resolver_t& r)
{
    return {r.asked, r.guess.from, r.guess.to, r.guess.back, r.count};
}

void compare_again(resolver_t& r, bool was_proposed)
{
    no_guess(r);
    lower(r, kApart | kFresh | kBarred);
    const Difference d(Men(*r.game), r.seen);
    const bool is_next = was_proposed && d.come_count == 0 && d.gone_count == 1 && is_own(*r.game, d.gone[0]);
    if (is_next) {  // lifted before the proposed move was complete
        remember_lifted(r, d.gone[0]);
    } else if (!d.is_none() && !were_lifted(r, d)) {
        forget(r, r.looked_at);
        raise(r, kApart | kBarred);
        r.barred = r.seen;
    }
    judge(r);
}

}  // namespace resolver
}  // namespace qipan
