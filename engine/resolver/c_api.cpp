// SPDX-License-Identifier: MIT
#include <string.h>

#include "debounce.h"
#include "judge.h"

using namespace qipan::resolver;
using qipan::chess::man_on;

namespace {

bool stand_right(const resolver_t& r)
{
    return same(steady_now(r), Men(*r.game));
}

/// Whether people were asked something, and the men have gone back since.
bool may_be_withdrawn(const resolver_t& r)
{
    return (r.asked == RESOLVER_PROMOTION || r.asked == RESOLVER_TAKE_BACK || r.asked == RESOLVER_NEW_GAME) &&
           r.count != 0 && stand_right(r);
}

void forget_announced(resolver_t& r)
{
    r.announced_from = r.announced_to = CHESS_NONE;
}

/// What was told of a mismatch does not hold any more, its being there does.
void tell_again(resolver_t& r)
{
    r.told = r.seen;
    toggle(r.told, 0);
}

void bar(resolver_t& r)
{
    r.asked = RESOLVER_NOTHING;
    no_guess(r);
    if (has(r, kFresh)) {
        lower(r, kFresh);
        raise(r, kApart);
    }
    raise(r, kBarred);
    lower(r, kReport);
    r.barred = r.seen;
}

}  // namespace

extern "C" {

void resolver_start(resolver_t* resolver, const chess_game_t* game, const chess_history_t* history, uint16_t plies,
                    const resolver_squares_t* occupied_squares, uint8_t debounce, uint32_t now)
{
    resolver_t& r = *resolver;
    memset(&r, 0, sizeof r);
    r.game = game;
    r.history = history;
    r.plies = plies;
    r.debounce = debounce;
    r.newest = now;
    r.raw = r.seen = *occupied_squares;
    no_guess(r);
    forget_announced(r);
    if (!Difference(Men(*game), r.seen).is_in_hand())
        raise(r, kFresh);
    judge(r);
}

void resolver_sensor(resolver_t* resolver, chess_index_t square, bool occupied, uint32_t now)
{
    report(*resolver, square, occupied, now);
}

void resolver_sensors(resolver_t* resolver, const resolver_squares_t* occupied, uint32_t now)
{
    for (uint8_t come = 0; come < 2; ++come) {
        for (Square square = 0; square < 64; ++square) {
            if (contains(*occupied, square) == (come != 0))
                report(*resolver, square, come != 0, now);
        }
    }
}

chess_ret_t resolver_announce(resolver_t* resolver, chess_index_t from, chess_index_t to, uint32_t now)
{
    resolver_t& r = *resolver;
    steady(r, now);
    const Question any = {*r.game, r, 0, kNoStep};
    if (!any.allows(from, to))
        return CHESS_INVALID;
    r.announced_from = from;
    r.announced_to = to;
    tell_again(r);
    if (r.asked == RESOLVER_NOTHING) {
        no_guess(r);
        judge(r);
        expect_done(r);
    } else if (r.guess.from == from && r.guess.to == to) {  // it was made before it was announced
        r.asked = RESOLVER_DONE;
        raise(r, kReport);
    } else if (r.guess.from != CHESS_NONE) {
        bar(r);
        judge(r);
    }
    return CHESS_OK;
}

void resolver_withdraw(resolver_t* resolver, uint32_t now)
{
    resolver_t& r = *resolver;
    steady(r, now);
    if (r.announced_from == CHESS_NONE)
        return;
    forget_announced(r);
    tell_again(r);
    if (r.asked == RESOLVER_DONE)
        bar(r);
    if (r.asked != RESOLVER_NOTHING)
        return;
    no_guess(r);
    judge(r);
}

void resolver_game_changed(resolver_t* resolver, uint16_t plies, uint32_t now)
{
    resolver_t& r = *resolver;
    steady(r, now);
    const bool was_proposed = r.asked != RESOLVER_NOTHING;
    r.asked = RESOLVER_NOTHING;
    lower(r, kReport);
    r.plies = plies;
    forget_announced(r);
    tell_again(r);
    compare_again(r, was_proposed);
    if (has(r, kApart) && r.count == 0)
        r.newest = now;  // the people have just heard of it
}

void resolver_decline(resolver_t* resolver, uint32_t now)
{
    resolver_t& r = *resolver;
    steady(r, now);
    if (r.asked == RESOLVER_NOTHING)
        return;
    bar(r);
    judge(r);
}

resolver_outcome_t resolver_poll(resolver_t* resolver, uint32_t now)
{
    resolver_t& r = *resolver;
    steady(r, now);
    if (has(r, kReport)) {
        lower(r, kReport);
        return proposal(r);
    }
    if (may_be_withdrawn(r) && now - r.newest >= kGoOn) {
        while (r.looked_at < r.count)
            look_at_next(r);
        r.asked = RESOLVER_NOTHING;
        judge(r);
        return {RESOLVER_WITHDRAWN, CHESS_NONE, CHESS_NONE, 0, 0};
    }
    while (r.asked == RESOLVER_NOTHING) {
        if (is_due(r, now))
            return come_due(r);
        if (r.looked_at == r.count)
            break;
        look(r);
    }
    return {RESOLVER_NOTHING, CHESS_NONE, CHESS_NONE, 0, 0};
}

uint16_t resolver_next_poll(const resolver_t* resolver, uint32_t now)
{
    const resolver_t& r = *resolver;
    if (has(r, kReport) || (r.asked == RESOLVER_NOTHING && r.looked_at < r.count))
        return 0;
    if (is_unsteady(r)) {
        const uint16_t age = unsteady_age(r, now);
        return age >= r.debounce ? uint16_t{0} : static_cast<uint16_t>(r.debounce - age);
    }
    uint16_t wanted = r.due == RESOLVER_NOTHING ? kNever : r.due_after;
    if (r.asked != RESOLVER_NOTHING)
        wanted = may_be_withdrawn(r) ? kGoOn : kNever;
    if (wanted == kNever)
        return RESOLVER_NO_POLL;
    const uint32_t waited = now - r.newest;
    return waited >= wanted ? static_cast<uint16_t>(0) : static_cast<uint16_t>(wanted - waited);
}

resolver_state_t resolver_state(const resolver_t* resolver)
{
    const resolver_t& r = *resolver;
    if (r.asked != RESOLVER_NOTHING)
        return RESOLVER_WAITING;
    if (has(r, kMismatch))
        return RESOLVER_OUT_OF_STEP;
    return stand_right(r) ? RESOLVER_IN_STEP : RESOLVER_IN_MOVE;
}

chess_index_t resolver_in_hand(const resolver_t* resolver)
{
    const resolver_t& r = *resolver;
    const Difference d(Men(*r.game), steady_now(r));
    if (r.asked != RESOLVER_NOTHING || !d.is_in_hand())
        return CHESS_NONE;
    chess_index_t own = CHESS_NONE;
    for (uint8_t i = 0; i < d.gone_count; ++i) {
        if (!qipan::chess::belongs_to(man_on(*r.game, d.gone[i]), r.game->turn))
            continue;
        if (own != CHESS_NONE)
            return CHESS_NONE;
        own = d.gone[i];
    }
    return own;
}

uint8_t resolver_difference(const resolver_t* resolver, resolver_squares_t* missing, resolver_squares_t* extra)
{
    const resolver_t& r = *resolver;
    const Men should = men_after(r, {r.announced_from, r.announced_to, 0, 0});
    const Squares& is = steady_now(r);
    const Difference d(should, is);
    for (uint8_t rank = 0; rank < 8; ++rank) {
        if (missing != nullptr)
            missing->ranks[rank] = static_cast<uint8_t>(should.ranks[rank] & ~is.ranks[rank]);
        if (extra != nullptr)
            extra->ranks[rank] = static_cast<uint8_t>(is.ranks[rank] & ~should.ranks[rank]);
    }
    return static_cast<uint8_t>(d.gone_count + d.come_count);
}

}  // extern "C"
