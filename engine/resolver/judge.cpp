// SPDX-License-Identifier: MIT
#include "judge.h"

#include "../chess/generate.h"

namespace qipan {
namespace resolver {

using namespace chess;

namespace {

Question question(const resolver_t& r)
{
    return {*r.game, r.seen, {r, 0, r.looked_at}, {r.announced_from, r.announced_to}};
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
    if (r.kind == RESOLVER_TAKE_BACK) {
        for (uint8_t back = 1; back <= r.back; ++back)
            change_back(squares, ply_back(r, back));
    } else {
        change_by_move(squares, *r.game, r.from, r.to);
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

/// Whether what was seen since the explanation is a legal move after it: then it was right. V10.
bool is_answered(const resolver_t& r)
{
    Position after = *r.game;
    if (r.kind == RESOLVER_TAKE_BACK) {
        for (uint8_t back = 1; back <= r.back; ++back)
            undo(after, ply_back(r, back));
    } else {
        Undo forgotten;
        const PieceType type = is_promoting(after, r.from) ? CHESS_TYPE_QUEEN : CHESS_TYPE_NONE;
        play(after, {r.from, r.to, type}, forgotten);
    }
    Step step;
    return explains({after, r.seen, {r, r.upto, r.looked_at}, {CHESS_NONE, CHESS_NONE}}, {occupied(after), r.seen},
                    step);
}

/// Whether the explanation still holds, but for one or two men in hand.
bool still_stands(const resolver_t& r)
{
    if (r.kind == RESOLVER_NOTHING || has(r, kTouched))
        return false;
    const Difference d(explained(r), r.seen);
    return d.come_count == 0 && d.gone_count <= 2;
}

bool is_start(const Squares& squares)
{
    static const Squares kStart = {{0xFF, 0xFF, 0, 0, 0, 0, 0xFF, 0xFF}};
    return same(squares, kStart);
}

/// Takes an explanation, or stays with it if it is the one there was.
void explain_by(resolver_t& r, resolver_kind_t kind, Step step, uint8_t back, uint16_t hold)
{
    if (r.kind != kind || r.from != step.from || r.to != step.to || r.back != back || has(r, kTouched)) {
        r.kind = kind;
        r.from = step.from;
        r.to = step.to;
        r.back = back;
        r.upto = r.looked_at;
        lower(r, kTouched);
    }
    r.hold = hold;
    becomes_due(r, kind, hold);
}

void explain_by_move(resolver_t& r, Step step, uint16_t hold)
{
    const resolver_kind_t kind = r.announced_from != CHESS_NONE     ? RESOLVER_DONE
                                 : is_promoting(*r.game, step.from) ? RESOLVER_PROMOTION
                                                                    : RESOLVER_MOVE;
    explain_by(r, kind, step, 0, hold);
}

/// V9: how long to wait when a man of the side that moves next has been lifted.
uint16_t hold_with_lifted(const resolver_t& r, const Question& q, Step step, Square lifted)
{
    if (r.announced_from != CHESS_NONE)
        return hold_of(q, step);
    const bool known = r.kind != RESOLVER_NOTHING && !has(r, kTouched) && r.from == step.from && r.to == step.to;
    const uint8_t when = q.trail.newest(lifted, false, q.trail.end);
    if (known && when != Trail::kNone && when >= r.upto)
        return could_take(q, step, lifted) ? kGoOn : kBrush;
    return could_take(q, step, lifted) ? kEarlyVictim : hold_of(q, step);
}

/// Finds an explanation. Whether there is one, or a man is in hand for one.
bool find_explanation(resolver_t& r, const Difference& d)
{
    const Question q = question(r);
    Step step;
    if (!has(r, kApart) || r.announced_from != CHESS_NONE) {
        if (is_castling_in_hand(q, d))
            return true;
        if (explains(q, d, step)) {
            explain_by_move(r, step, has(r, kFresh) ? kQuiet : hold_of(q, step));
            return true;
        }
    }
    if (has(r, kApart) || has(r, kFresh))
        return false;
    const uint8_t back = taken_back(r);
    if (back != 0) {
        explain_by(r, RESOLVER_TAKE_BACK, {CHESS_NONE, CHESS_NONE}, back, kTakeBack);
        return true;
    }
    if (r.plies >= 3 && is_start(r.seen))
        return false;
    if (r.kind != RESOLVER_NOTHING && is_answered(r)) {
        becomes_due(r, r.kind, 0);
        return true;
    }
    Square lifted;
    if (explains_but_for_one(q, d, step, lifted)) {
        explain_by_move(r, step, hold_with_lifted(r, q, step, lifted));
        return true;
    }
    if (still_stands(r)) {
        becomes_due(r, r.kind, r.hold);
        return true;
    }
    return false;
}

/// Forgets what led to where the men stand, for they stand right.
void be_in_step(resolver_t& r)
{
    forget(r, r.looked_at);
    r.kind = RESOLVER_NOTHING;
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
        r.from = r.to = CHESS_NONE;
        r.back = 0;
        r.upto = r.looked_at;
    }
    unlook(r, r.upto);
    forget(r, r.looked_at);
    r.kind = kind;
    r.asked = kind;
    return {kind, r.from, r.to, r.back, r.count};
}

}  // namespace

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
            r.kind = RESOLVER_NOTHING;
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
    if (r.kind != RESOLVER_NOTHING &&
        (square == r.from || square == r.to || contains(explained(r), square) != (man_on(*r.game, square) != 0)))
        raise(r, kTouched);
    judge(r);
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
    r.kind = RESOLVER_NOTHING;
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
