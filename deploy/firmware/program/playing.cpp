// SPDX-License-Identifier: MIT
// What the men on the board mean for the game: asked of the host, or decided here where there is none.
#include <string.h>

#include "program.h"

namespace qipan {
namespace firmware {

void Program::resolve()
{
    if (!game_.exists()) {
        if (alone_ && men_stand_at_start())
            begin_local_game();
        return;
    }
    if (now_ - polled_at_ < poll_in_)
        return;
    resolver_outcome_t outcome;
    while ((outcome = resolver_poll(&resolver_, now_)).kind != RESOLVER_NOTHING)
        take(outcome);
    polled_at_ = now_;
    poll_in_ = resolver_next_poll(&resolver_, now_);
}

/// On ranks 1, 2, 7 and 8 and nowhere else.
bool Program::men_stand_at_start() const
{
    for (uint8_t rank = 0; rank < 8; ++rank) {
        if (scanner_.settled(rank) != (rank < 2 || rank > 5 ? 0xFF : 0))
            return false;
    }
    return true;
}

void Program::take(const resolver_outcome_t& outcome)
{
    guide_stale_ = true;
    switch (outcome.kind) {
    case RESOLVER_WITHDRAWN:
        question_.kind = RESOLVER_NOTHING;
        return;
    case RESOLVER_MISMATCH:
        if (alone_)
            buzzer_.beep(kShortBeepMs, now_);
        return;
    case RESOLVER_MATCH:
        return;
    default:
        break;
    }
    question_.kind = outcome.kind;
    question_.event = static_cast<uint16_t>(events_.last - outcome.left);
    question_.move.from = outcome.from;
    question_.move.to = outcome.to;
    question_.move.promotion = CHESS_TYPE_NONE;
    question_.ply = static_cast<uint16_t>(game_.ply() + 1);
    if (outcome.kind == RESOLVER_TAKE_BACK) {
        question_.ply = static_cast<uint16_t>(game_.ply() - outcome.plies);
    } else if (outcome.kind == RESOLVER_DONE) {
        question_.move = announced_;
        question_.hash = announced_hash_;
    } else if (outcome.kind == RESOLVER_MOVE) {
        game_.hash_after(question_.move, question_.hash);
    }
    asked_at_ = now_ - kQuestionPeriodMs;
    if (alone_)
        decide_alone();
}

/// After a game was begun in place of what was there.
void Program::game_began()
{
    resolver_squares_t occupied;
    for (uint8_t rank = 0; rank < 8; ++rank)
        occupied.ranks[rank] = scanner_.settled(rank);
    telling_ = false;
    resolver_start(&resolver_, &game_.position(), &game_.history(), 0, &occupied, 0, now_);
    nothing_is_open();
}

/// After the game went forward or back.
void Program::game_changed()
{
    resolver_game_changed(&resolver_, game_.ply(), now_);
    nothing_is_open();
}

/// Whatever was asked or announced is over.
void Program::nothing_is_open()
{
    question_.kind = RESOLVER_NOTHING;
    memset(&announced_, 0, sizeof announced_);
    refused_ = false;
    poll_in_ = 0;
    guide_stale_ = chesslink_changed_ = true;
}

void Program::withdraw_announced()
{
    if (announced_.from == announced_.to)
        return;
    memset(&announced_, 0, sizeof announced_);
    resolver_withdraw(&resolver_, now_);
    poll_in_ = 0;
}

/// Local mode: what would be asked is taken for granted, but for a new game while the old one is not over.
void Program::decide_alone()
{
    bool done;
    switch (question_.kind) {
    case RESOLVER_NEW_GAME:
        if (chess_status(&game_.position(), game_.position().turn) >= CHESS_CHECKMATE)
            begin_local_game();
        return;
    case RESOLVER_TAKE_BACK:
        done = game_.go_back_to(question_.ply);
        break;
    case RESOLVER_PROMOTION:
        question_.move.promotion = promotion_;
        promotion_ = CHESS_TYPE_QUEEN;
        done = game_.play(question_.move);
        break;
    default:
        done = game_.play(question_.move);
    }
    if (done) {
        game_changed();
        signal_check();
    } else {
        question_.kind = RESOLVER_NOTHING;
        resolver_decline(&resolver_, now_);
    }
}

/// A game that no host knows; its number is as good as any that a host would draw.
void Program::begin_local_game()
{
    game_.begin_local(static_cast<uint32_t>(boot_) << 16 | (now_ & 0xFFFF));
    game_began();
}

/// Keys matter where no host reads them.
void Program::key_pressed(uint8_t key)
{
    if (!alone_)
        return;
    switch (key) {
    case kKeyYes:
        if (question_.kind == RESOLVER_NEW_GAME)
            begin_local_game();
        break;
    case kKeyQueen:
    case kKeyRook:
    case kKeyBishop:
    case kKeyKnight:
        choose_promotion(static_cast<chess_type_t>(CHESS_TYPE_QUEEN - (key - kKeyQueen)));  // the order of the keys
        break;
    default:
        break;
    }
}

/// For the pawn that has just been promoted, if the last ply was that, else for the next one.
void Program::choose_promotion(chess_type_t type)
{
    if (!game_.exists() || game_.ply() == 0 || !game_.knows(game_.ply())) {
        promotion_ = type;
        return;
    }
    link_move_t move = game_.move_to(game_.ply());
    if (move.promotion == CHESS_TYPE_NONE) {
        promotion_ = type;
        return;
    }
    if (!game_.go_back_to(static_cast<uint16_t>(game_.ply() - 1)))
        return;
    move.promotion = type;
    game_.play(move);
    game_changed();
    signal_check();
}

void Program::signal_check()
{
    switch (chess_status(&game_.position(), game_.position().turn)) {
    case CHESS_CHECK:
        buzzer_.beep(kShortBeepMs, now_);
        break;
    case CHESS_CHECKMATE:
    case CHESS_STALEMATE:
        buzzer_.beep(kLongBeepMs, now_);
        break;
    default:
        break;
    }
}

}  // namespace firmware
}  // namespace qipan
