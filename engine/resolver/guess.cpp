// SPDX-License-Identifier: MIT
#include "guess.h"

#include "../chess/generate.h"

namespace qipan {
namespace resolver {

using namespace chess;

namespace {

/// The position if the guess is right. The man a pawn becomes does not matter here.
void make_position_after(const resolver_t& r, const resolver_guess_t& guess, Position& position)
{
    position = *r.game;
    for (uint8_t back = 1; back <= guess.back; ++back)
        undo(position, r.history->plies[r.history->count - back]);
    if (guess.from == CHESS_NONE)
        return;
    Undo forgotten;
    const PieceType type = is_promoting(position, guess.from) ? CHESS_TYPE_QUEEN : CHESS_TYPE_NONE;
    play(position, {guess.from, guess.to, type}, forgotten);
}

}  // namespace

void no_guess(resolver_t& r)
{
    r.guess = r.earlier = kNoGuess;
}

Men men_after(const resolver_t& r, const resolver_guess_t& guess)
{
    Position after;
    make_position_after(r, guess, after);
    return Men(after);
}

bool is_alive(const resolver_t& r)
{
    return is_guess(r.guess) && !has(r, kTouched);
}

void guess(resolver_t& r, Step step, uint8_t back, uint16_t hold, bool exact)
{
    resolver_guess_t& old = r.guess;
    const bool known = old.from == step.from && old.to == step.to && old.back == back;
    if (!known || (has(r, kTouched) && !(exact && has(r, kExact)))) {
        if (exact)
            r.earlier = kNoGuess;
        else if (has(r, kExact))
            r.earlier = old;
        old = {step.from, step.to, back, r.looked_at};
        r.hold = hold;
        lower(r, kExact);
        if (exact)
            raise(r, kExact);
    }
    lower(r, kTouched);
}

uint8_t taken_back(const resolver_t& r)
{
    for (uint8_t back = 1; back <= 2 && r.history != nullptr && back <= r.history->count; ++back) {
        if (same(men_after(r, {CHESS_NONE, CHESS_NONE, back, 0}), r.seen))
            return back;
    }
    return 0;
}

bool is_answered(const resolver_t& r, const resolver_guess_t& guess, uint16_t& hold)
{
    if (!is_guess(guess))
        return false;
    Position after;
    make_position_after(r, guess, after);
    const Step answer = explain({after, r, guess.upto, kNoStep}, r.seen);
    if (answer.from == CHESS_NONE)
        return false;
    // Or the man that seems to have answered will be taken, and its taker is on the way, seen on two squares.
    const bool doubtful = guess.back == 0 && man_on(after, answer.to) == 0 &&
                          could_take({*r.game, r, 0, kNoStep}, guess.from, answer.from);
    hold = doubtful ? kBrush : 0;
    return true;
}

bool still_stands(const resolver_t& r, uint16_t& hold)
{
    if (!is_alive(r))
        return false;
    const Difference d(men_after(r, r.guess), r.seen);
    if (!d.is_in_hand())
        return false;
    hold = r.hold;
    if (d.gone_count != 1 || r.guess.back != 0 || r.announced_from != CHESS_NONE || hold == kBrushed ||
        is_own(*r.game, d.gone[0]))
        return true;
    const uint8_t lifted = newest(r, static_cast<uint8_t>(d.gone[0]), r.looked_at);
    if (lifted != kNoEvent && lifted >= r.guess.upto)
        hold = could_take({*r.game, r, 0, kNoStep}, r.guess.from, d.gone[0]) ? kGoOn : kBrush;
    return true;
}

}  // namespace resolver
}  // namespace qipan
