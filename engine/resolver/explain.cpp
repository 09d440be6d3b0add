// SPDX-License-Identifier: MIT
#include "explain.h"

#include "../chess/generate.h"

namespace qipan {
namespace resolver {

using namespace chess;

namespace {

/// Whether the man on a square was away, before an arrival there, for less than a hand needs to put another one there.
bool was_brushed(const resolver_t& r, uint8_t arrived)
{
    const uint8_t lifted = newest(r, r.events[arrived].what & ~kArrival, arrived);
    return lifted != kNoEvent && between(r, lifted, arrived) < kBrush;
}

/// The square on which the man that has left from took, or CHESS_NONE: the last one to which a man came after that, or
/// at the moment of it, but rather none that was only brushed.
Square taken_by(const Question& q, Square from)
{
    Square taken = CHESS_NONE;
    if (newest(q.r, static_cast<uint8_t>(from), q.r.looked_at) == kNoEvent)
        return taken;
    bool left = false;
    for (uint8_t i = q.r.looked_at; i > q.first;) {
        const resolver_event_t event = q.r.events[--i];
        const Square to = square_of(event);
        if (to == from) {
            if (left || i == q.first || event.gap > kOnto)
                break;
            left = true;
        } else if (is_arrival(event) && contains(q.r.seen, to) && man_on(q.position, to) != 0 && q.allows(from, to)) {
            if (!was_brushed(q.r, i))
                return to;
            if (taken == CHESS_NONE)
                taken = to;
        } else if (left) {
            break;
        }
    }
    return taken;
}

int8_t way(Square from, Square to)
{
    return static_cast<int8_t>(distance(file_of(from), file_of(to)) + distance(rank_of(from), rank_of(to)));
}

/// Whether the man could have gone farther than to `to`, as far as a hand sees that: a straight step may be the first
/// half of a step aslant.
bool could_go_on(const Position& p, Step step)
{
    Square squares[kMaxDestinations];
    size_t left = legal_destinations(p, step.from, squares);
    const int8_t gone = way(step.from, step.to);
    while (left > 0) {
        if (way(step.from, squares[--left]) > gone)
            return true;
    }
    return false;
}

/// Whether a rook has come from its corner to where castling would put it, and the king may still castle.
bool could_become_castling(const Question& q, Step step)
{
    const Square king = q.position.king_square[q.position.turn];
    const int8_t side = static_cast<int8_t>(step.to - king);
    if (side != 1 && side != -1)
        return false;
    return step.from == (side > 0 ? king + 3 : king - 4) && q.allows(king, static_cast<Square>(king + 2 * side));
}

}  // namespace

bool Question::allows(Square from, Square to) const
{
    if (only.from != CHESS_NONE && (from != only.from || to != only.to))
        return false;
    return position.promotion_square == CHESS_NONE && is_candidate(position, from, to) && can_step(position, from, to);
}

Step explain(const Question& q, const Squares& seen)
{
    const Difference d(Men(q.position), seen);
    for (uint8_t i = 0; i < d.gone_count && i < Difference::kGone; ++i) {
        const Square from = d.gone[i];
        if (!is_own(q.position, from))
            continue;
        uint8_t come = 0;
        do {
            const Square to = d.come_count == 0 ? taken_by(q, from) : d.come[come];
            if (q.allows(from, to) && same(Men(q.position, from, to), seen))
                return {from, to};
        } while (++come < d.come_count && come < Difference::kCome);
    }
    return kNoStep;
}

Step explain_but_for_one(const Question& q, const Difference& d, Square& lifted)
{
    Step step = kNoStep;
    for (uint8_t i = 0; i < d.gone_count && i < Difference::kGone && step.from == CHESS_NONE; ++i) {
        lifted = d.gone[i];
        if (is_own(q.position, lifted))
            continue;
        Squares seen = q.r.seen;
        toggle(seen, lifted);
        step = explain(q, seen);
    }
    return step;
}

bool is_castling_in_hand(const Question& q, const Difference& d)
{
    const Square king = q.position.king_square[q.position.turn];
    for (int8_t side = -2; d.gone_count == 2 && side <= 2; side = static_cast<int8_t>(side + 4)) {
        const Square to = static_cast<Square>(king + side);
        if (q.allows(king, to) && Difference(Men(q.position, king, to), q.r.seen).is_in_hand())
            return true;
    }
    return false;
}

uint16_t hold_of(const Question& q, Step step)
{
    const uint8_t arrived = newest(q.r, static_cast<uint8_t>(step.to | kArrival), q.r.looked_at);
    const uint8_t left = newest(q.r, static_cast<uint8_t>(step.from), q.r.looked_at);
    if (arrived == kNoEvent)
        return kGoOn;
    const bool odd = left != kNoEvent && arrived < left;
    if (man_on(q.position, step.to) != 0) {
        if (odd)
            return kGoOn;
        return was_brushed(q.r, arrived) ? kBrushed : 0;
    }
    if (q.only.from != CHESS_NONE)
        return 0;
    if (could_become_castling(q, step))
        return kCorner;
    if (odd && between(q.r, arrived, left) > kOverlap)
        return kOddOrder;
    return could_go_on(q.position, step) ? kGoOn : 0;
}

bool could_take(const Question& q, Square from, Square square)
{
    const Square target = q.position.en_passant_target;
    return q.allows(from, square) ||
           (target != CHESS_NONE && square == target - forward(q.position.turn) && q.allows(from, target));
}

}  // namespace resolver
}  // namespace qipan
