// SPDX-License-Identifier: MIT
#include "explain.h"

#include "../chess/generate.h"

namespace qipan {
namespace resolver {

using namespace chess;

namespace {

/// The square the man of the other side on which an en passant capture would take, or CHESS_NONE.
Square en_passant_victim(const Position& p)
{
    return p.en_passant_target == CHESS_NONE ? p.en_passant_target
                                             : static_cast<Square>(p.en_passant_target - forward(p.turn));
}

bool is_pawn(const Position& p, Square square)
{
    return CHESS_TYPE(man_on(p, square)) == CHESS_TYPE_PAWN;
}

/// Castling, by how many of its two arrivals are there.
enum Castling : uint8_t { kNoCastling, kCastlingInHand, kCastled };

Castling castling(const Question& q, const Difference& d, Step& step)
{
    if (d.gone_count != 2 || d.come_count > 2)
        return kNoCastling;
    const Square king = q.position.king_square[q.position.turn];
    const bool kings_side = d.gone[0] == king;  // the rook's corner is the higher square
    const Square to = static_cast<Square>(kings_side ? king + 2 : king - 2);
    const Square inner = static_cast<Square>(kings_side ? king + 1 : king - 1);
    const Square corner = static_cast<Square>(kings_side ? king + 3 : king - 4);
    if (d.gone[kings_side ? 1 : 0] != corner || d.gone[kings_side ? 0 : 1] != king)
        return kNoCastling;
    for (uint8_t i = 0; i < d.come_count; ++i) {
        if (d.come[i] != to && d.come[i] != inner)
            return kNoCastling;
    }
    if (!q.allows(king, to))
        return kNoCastling;
    step = {king, to};
    return d.come_count == 2 ? kCastled : kCastlingInHand;
}

/// Whether a man came to a square of the other side's on which the man that has left from may take.
bool may_have_taken(const Question& q, Square from, uint8_t event)
{
    const Square to = square_of(event);
    return is_arrival(event) && contains(q.seen, to) && man_on(q.position, to) != 0 && q.allows(from, to);
}

/// Whether the man on a square was away, before an arrival there, for less than a hand needs to put another one there.
bool was_brushed(const Question& q, Square square, uint8_t arrived)
{
    const uint8_t lifted = q.trail.newest(square, false, arrived);
    return lifted != Trail::kNone && q.trail.between(lifted, arrived) < kBrush;
}

/// The square on which the man that has left from took, or CHESS_NONE: the last one to which a man came after that, or
/// at the moment of it, but rather none that was only brushed.
Square taken_by(const Question& q, Square from)
{
    Square brushed = CHESS_NONE;
    bool left = false;
    for (uint8_t i = q.trail.end; i > q.trail.first;) {
        const uint8_t event = q.trail.list.events[--i];
        if (square_of(event) == from) {
            if (left || i == q.trail.first || q.trail.between(i - 1, i) > kOnto)
                break;
            left = true;
        } else if (may_have_taken(q, from, event)) {
            if (!was_brushed(q, square_of(event), i))
                return square_of(event);
            if (brushed == CHESS_NONE)
                brushed = square_of(event);
        } else if (left) {
            break;
        }
    }
    return brushed;
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

bool explains(const Question& q, const Difference& d, Step& step)
{
    if (d.gone_count == 1 && d.come_count == 0) {
        step = {d.gone[0], taken_by(q, d.gone[0])};
        return step.to != CHESS_NONE;
    }
    if (d.come_count == 2)
        return castling(q, d, step) == kCastled;
    if (d.come_count != 1)
        return false;
    step = {d.gone[0], d.come[0]};
    if (d.gone_count == 1) {
        // Castling and en passant change more than two squares.
        if (step.from == q.position.king_square[q.position.turn] && distance(step.from, step.to) == 2)
            return false;
        return !(is_pawn(q.position, step.from) && file_of(step.from) != file_of(step.to)) &&
               q.allows(step.from, step.to);
    }
    if (d.gone_count != 2 || step.to != q.position.en_passant_target)
        return false;
    const Square victim = en_passant_victim(q.position);
    if (step.from == victim)
        step.from = d.gone[1];
    else if (d.gone[1] != victim)
        return false;
    return is_pawn(q.position, step.from) && q.allows(step.from, step.to);
}

bool explains_but_for_one(const Question& q, const Difference& d, Step& step, Square& lifted)
{
    if (d.gone_count > sizeof d.gone)
        return false;
    for (uint8_t i = 0; i < d.gone_count; ++i) {
        lifted = d.gone[i];
        if (is_own(q.position, lifted))
            continue;
        Difference rest = d;
        --rest.gone_count;
        for (uint8_t j = i; j < rest.gone_count; ++j)
            rest.gone[j] = d.gone[j + 1];
        if (explains(q, rest, step))
            return true;
    }
    return false;
}

bool is_castling_in_hand(const Question& q, const Difference& d)
{
    Step step;
    return castling(q, d, step) == kCastlingInHand;
}

uint16_t hold_of(const Question& q, Step step)
{
    const uint8_t arrived = q.trail.newest(step.to, true, q.trail.end);
    const uint8_t left = q.trail.newest(step.from, false, q.trail.end);
    if (arrived == Trail::kNone)
        return kGoOn;
    const bool odd = left != Trail::kNone && arrived < left;
    if (man_on(q.position, step.to) != 0) {
        if (odd)
            return kGoOn;
        return was_brushed(q, step.to, arrived) ? kBrushed : 0;
    }
    if (q.only.from != CHESS_NONE)
        return 0;
    if (could_become_castling(q, step))
        return kCorner;
    if (odd && q.trail.between(arrived, left) > kOverlap)
        return kOddOrder;
    return could_go_on(q.position, step) ? kGoOn : 0;
}

bool could_take(const Question& q, Step step, Square square)
{
    return q.allows(step.from, square) ||
           (square == en_passant_victim(q.position) && q.allows(step.from, q.position.en_passant_target));
}

}  // namespace resolver
}  // namespace qipan
