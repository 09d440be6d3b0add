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
    const bool seen = r.guess.kind != RESOLVER_NOTHING && has(r, kExact) && r.guess.upto != 0;
    const uint8_t first = seen ? static_cast<uint8_t>(r.guess.upto - 1) : uint8_t{0};
    return {*r.game, r.seen, {r, first, r.looked_at}, {r.announced_from, r.announced_to}};
}

void becomes_due(resolver_t& r, resolver_kind_t kind, uint16_t after)
{
    r.due = kind;
    r.due_after = after;
}

const chess_ply_t& ply_back(const resolver_t& r, uint8_t back)
{
    return r.history->plies[r.history->count - back];
}

/// Where men would stand if the explanation that has not settled is right.
Squares explained(const resolver_t& r)
{
    Squares squares = occupied(*r.game);
    if (r.guess.kind == RESOLVER_TAKE_BACK) {
        for (uint8_t back = 1; back <= r.guess.back; ++back)
            change_back(squares, ply_back(r, back));
    } else {
        change_by_move(squares, *r.game, r.guess.from, r.guess.to);
    }
    return squares;
}

/// How many of the last plies are taken back on the board: 1, 2, or 0 for none. V11.
uint8_t taken_back(const resolver_t& r)
{
    if (r.history == nullptr)
        return 0;
    Squares squares = occupied(*r.game);
    for (uint8_t back = 1; back <= 2 && back <= r.history->count; ++back) {
        change_back(squares, ply_back(r, back));
        if (same(squares, r.seen))
            return back;
    }
    return 0;
}

/// Whether what was seen since a guess is a legal move after it: then the guess was right. V10.
bool is_answered(resolver_t& r, const resolver_guess_t& guess)
{
    if (guess.kind == RESOLVER_NOTHING)
        return false;
    Position after = *r.game;
    if (guess.kind == RESOLVER_TAKE_BACK) {
        for (uint8_t back = 1; back <= guess.back; ++back)
            undo(after, ply_back(r, back));
    } else {
        Undo forgotten;
        const PieceType type = is_promoting(after, guess.from) ? CHESS_TYPE_QUEEN : CHESS_TYPE_NONE;
        play(after, {guess.from, guess.to, type}, forgotten);
    }
    Step step;
    if (!explains({after, r.seen, {r, guess.upto, r.looked_at}, {CHESS_NONE, CHESS_NONE}}, {occupied(after), r.seen},
                  step))
        return false;
    r.guess = guess;
    // Or the man that seems to have answered will be taken, and its taker is on the way, seen on two squares.
    const bool doubtful = guess.kind != RESOLVER_TAKE_BACK && man_on(after, step.to) == 0 &&
                          could_take(question(r), {guess.from, guess.to}, step.from);
    becomes_due(r, guess.kind, doubtful ? kBrush : 0);
    raise(r, kAnswered);
    return true;
}

bool is_start(const Squares& squares)
{
    static const Squares kStart = {{0xFF, 0xFF, 0, 0, 0, 0, 0xFF, 0xFF}};
    return same(squares, kStart);
}

/// Whether there is a guess of which nothing was touched since.
bool is_alive(const resolver_t& r)
{
    return r.guess.kind != RESOLVER_NOTHING && !has(r, kTouched);
}

/// Takes a guess, or stays with it if it is the one there was: a man that was lifted since and put back changes
/// nothing.
void guess(resolver_t& r, resolver_kind_t kind, Step step, uint8_t back, uint16_t hold, bool exact)
{
    resolver_guess_t& old = r.guess;
    const bool known = old.kind == kind && old.from == step.from && old.to == step.to && old.back == back;
    if (!known || (has(r, kTouched) && !(exact && has(r, kExact)))) {
        if (exact)
            r.earlier.kind = RESOLVER_NOTHING;
        else if (has(r, kExact))
            r.earlier = old;
        old = {kind, step.from, step.to, back, r.looked_at};
        r.hold = hold;
        lower(r, kExact);
        if (exact)
            raise(r, kExact);
    }
    lower(r, kTouched);
    becomes_due(r, kind, r.hold);
}

void guess_move(resolver_t& r, Step step, uint16_t hold, bool exact)
{
    const resolver_kind_t kind = r.announced_from != CHESS_NONE     ? RESOLVER_DONE
                                 : is_promoting(*r.game, step.from) ? RESOLVER_PROMOTION
                                                                    : RESOLVER_MOVE;
    guess(r, kind, step, 0, hold, exact);
}

/// Whether the guess still stands, but for one or two men in hand: it becomes due, the sooner for a man that moves
/// next. V9.
bool still_stands(resolver_t& r, const Question& q)
{
    if (!is_alive(r))
        return false;
    const Difference d(explained(r), r.seen);
    if (d.come_count != 0 || d.gone_count > 2)
        return false;
    uint16_t hold = r.hold;
    if (d.gone_count == 1 && r.guess.kind <= RESOLVER_PROMOTION && hold != kBrushed && !is_own(*r.game, d.gone[0]) &&
        q.trail.newest(d.gone[0], false, r.looked_at) != Trail::kNone)
        hold = could_take(q, {r.guess.from, r.guess.to}, d.gone[0]) ? kGoOn : kBrush;
    becomes_due(r, r.guess.kind, hold);
    return true;
}

/// Finds an explanation. Whether there is one, or a man is in hand for one.
bool find_explanation(resolver_t& r, const Difference& d)
{
    const Question q = question(r);
    Step step;
    if (!has(r, kApart) || r.announced_from != CHESS_NONE) {
        if (is_castling_in_hand(q, d))
            return true;
        // A man that was adjusted after a capture is not one that was taken.
        if (is_alive(r) && has(r, kExact) && same(explained(r), r.seen)) {
            becomes_due(r, r.guess.kind, r.hold);
            return true;
        }
        if (explains(q, d, step)) {
            const uint16_t hold = hold_of(q, step);
            guess_move(r, step, has(r, kFresh) ? kQuiet : hold, hold != kBrushed);
            return true;
        }
    }
    if (has(r, kApart) || has(r, kFresh))
        return false;
    if (is_answered(r, r.guess) || is_answered(r, r.earlier))
        return true;
    const uint8_t back = taken_back(r);
    if (back != 0) {
        guess(r, RESOLVER_TAKE_BACK, {CHESS_NONE, CHESS_NONE}, back, kTakeBack, false);
        return true;
    }
    if (r.plies >= 3 && is_start(r.seen))
        return false;
    if (still_stands(r, {*r.game, r.seen, {r, r.guess.upto, r.looked_at}, q.only}))
        return true;
    Square lifted;
    if (explains_but_for_one(q, d, step, lifted)) {
        uint16_t hold = hold_of(q, step);
        if (r.announced_from == CHESS_NONE) {
            if (could_take(q, step, lifted))
                hold = kEarlyVictim;
            else if (hold < kGoOn)
                hold = kGoOn;
        }
        guess_move(r, step, hold, false);
        return true;
    }
    return false;
}

/// Forgets what led to where the men stand, for they stand right. But a man that came last may have come to take, and
/// be seen to leave its square only now.
void be_in_step(resolver_t& r)
{
    if (r.looked_at != 0)
        forget(r, static_cast<uint8_t>(is_arrival(r.events[r.looked_at - 1]) ? r.looked_at - 1 : r.looked_at));
    no_guess(r);
    lower(r, kApart | kFresh | kBarred);
    if (has(r, kMismatch))
        becomes_due(r, RESOLVER_MATCH, 0);
}

resolver_outcome_t outcome(const resolver_t& r, resolver_kind_t kind)
{
    return {kind, CHESS_NONE, CHESS_NONE, 0, static_cast<uint8_t>(r.count - r.looked_at)};
}

/// Goes back to what the proposal rests on, and waits for the answer.
resolver_outcome_t propose(resolver_t& r, resolver_kind_t kind)
{
    if (kind == RESOLVER_NEW_GAME) {
        r.guess.from = r.guess.to = CHESS_NONE;
        r.guess.back = 0;
        r.guess.upto = r.looked_at;
    }
    unlook(r, r.guess.upto);
    forget(r, r.looked_at);
    r.guess.kind = kind;
    r.asked = kind;
    return {kind, r.guess.from, r.guess.to, r.guess.back, r.count};
}

}  // namespace

void no_guess(resolver_t& r)
{
    r.guess.kind = r.earlier.kind = RESOLVER_NOTHING;
}

Squares expected(const resolver_t& r)
{
    Squares squares = occupied(*r.game);
    if (r.announced_from != CHESS_NONE)
        change_by_move(squares, *r.game, r.announced_from, r.announced_to);
    return squares;
}

void judge(resolver_t& r)
{
    becomes_due(r, RESOLVER_NOTHING, kNever);
    lower(r, kAnswered);
    const Difference d(occupied(*r.game), r.seen);
    if (d.gone_count == 0 && d.come_count == 0) {
        be_in_step(r);
        return;
    }
    const bool barred = has(r, kBarred) && same(r.seen, r.barred);
    if (!barred) {
        if (find_explanation(r, d))
            return;
        if (!has(r, kFresh) && r.plies >= 3 && is_start(r.seen)) {
            no_guess(r);
            becomes_due(r, RESOLVER_NEW_GAME, kNewGame);
            return;
        }
        if (!has(r, kApart) && d.come_count == 0 && d.gone_count <= 2)
            return;  // in hand
    }
    if (!has(r, kMismatch) || !same(r.seen, r.told))
        becomes_due(r, RESOLVER_MISMATCH, kQuiet);
}

void look(resolver_t& r)
{
    const Square square = square_of(r.events[r.looked_at]);
    look_at_next(r);
    if (has(r, kFresh)) {
        lower(r, kFresh);
        raise(r, kApart);
    }
    if (r.guess.kind != RESOLVER_NOTHING && (square == r.guess.from || square == r.guess.to ||
                                             contains(explained(r), square) != (man_on(*r.game, square) != 0)))
        raise(r, kTouched);
    judge(r);
}

bool is_due(const resolver_t& r, uint32_t now)
{
    if (r.due == RESOLVER_NOTHING)
        return false;
    return quiet(r, now) >= r.due_after ||
           (has(r, kAnswered) && r.looked_at < r.count && square_of(r.events[r.looked_at]) != r.guess.to);
}

resolver_outcome_t come_due(resolver_t& r)
{
    const resolver_kind_t kind = r.due;
    becomes_due(r, RESOLVER_NOTHING, kNever);
    if (kind == RESOLVER_MATCH) {
        lower(r, kMismatch);
        return outcome(r, kind);
    }
    if (kind == RESOLVER_MISMATCH) {
        raise(r, kMismatch);
        r.told = r.seen;
        return outcome(r, kind);
    }
    return propose(r, kind);
}

void compare_again(resolver_t& r, bool was_proposed)
{
    no_guess(r);
    const Difference d(occupied(*r.game), r.seen);
    // A man may be in hand: the next move's, lifted early, or the one that the events tell of.
    bool in_hand = d.come_count == 0 && d.gone_count <= (was_proposed ? 1 : 2);
    for (uint8_t i = 0; in_hand && i < d.gone_count; ++i) {
        const Trail trail = {r, 0, r.looked_at};
        in_hand = was_proposed ? belongs_to(man_on(*r.game, d.gone[i]), r.game->turn)
                               : trail.newest(d.gone[i], false, r.looked_at) != Trail::kNone;
    }
    lower(r, kApart | kFresh | kBarred);
    if (!in_hand) {
        forget(r, r.looked_at);
        raise(r, kApart | kBarred);
        r.barred = r.seen;
    }
    judge(r);
}

}  // namespace resolver
}  // namespace qipan
