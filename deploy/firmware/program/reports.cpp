// SPDX-License-Identifier: MIT
// Lines to the host.
#include "flash_text.h"
#include "program.h"

namespace qipan {
namespace firmware {

void Program::tell_hello()
{
    output_.begin(LINK_HI);
    output_.decimal(LINK_VERSION);
    output_.text(QIPAN_TEXT("id="));
    link_join(output_.writer());
    output_.hex(board_identity(), 8);
    output_.text(QIPAN_TEXT("boot="));
    link_join(output_.writer());
    output_.hex(boot_, 4);
    output_.text(QIPAN_TEXT("fw=" QIPAN_FIRMWARE_VERSION " core="));
    link_join(output_.writer());
    output_.decimal(LINK_CORE);
    output_.text(QIPAN_TEXT("sense=occ caps=led,key,track max="));
    link_join(output_.writer());
    output_.decimal(kLineMax);
    output_.end();
    hello_at_ = heartbeat_at_ = now_;
}

/// The next event. What was overwritten before it could be sent is left out: the host sees the gap, and asks.
void Program::tell_event()
{
    ++sent_event_;
    const link_event_t* event = link_ring_get(&events_, sent_event_);
    if (!event) {
        sent_event_ = link_ring_oldest(&events_);
        event = link_ring_get(&events_, sent_event_);
    }
    if (!event) {
        sent_event_ = events_.last;  // acknowledged unsent
        return;
    }
    output_.begin(LINK_EV);
    output_.hex(sent_event_, 4);
    link_event_fields(output_.writer(), event);
    output_.end();
    heartbeat_at_ = now_;
}

void Program::tell_snapshot()
{
    uint8_t ranks[8];
    for (uint8_t rank = 0; rank < 8; ++rank)
        ranks[rank] = scanner_.settled(rank);
    output_.begin(LINK_SN);
    output_.hex(events_.last, 4);
    output_.decimal(now_);
    link_squares(output_.writer(), ranks);
    output_.end();
    snapshot_due_ = false;
    snapshot_at_ = heartbeat_at_ = now_;
}

void Program::tell_heartbeat()
{
    output_.begin(LINK_HB);
    output_.hex(events_.last, 4);
    output_.decimal(now_);
    output_.text(QIPAN_TEXT("led="));
    link_join(output_.writer());
    output_.hex(picture_number_, 2);
    output_.text(QIPAN_TEXT("bat=- err="));
    link_join(output_.writer());
    output_.decimal(reader_.errors);
    output_.end();
    heartbeat_at_ = now_;
}

void Program::tell_oldest_event()
{
    output_.begin(LINK_LO);
    output_.hex(link_ring_oldest(&events_), 4);
    output_.end();
    oldest_due_ = false;
}

void Program::tell_game()
{
    if (game_.exists()) {
        begin_about_game(LINK_GI, game_.ply());
        output_.hex(game_.hash(), 8);
        output_.hex(boot_, 4);
    } else {
        output_.begin(LINK_GI);
        output_.text(QIPAN_TEXT("none"));
    }
    output_.end();
    game_due_ = false;
    snapshot_due_ = true;
    heartbeat_at_ = now_;
}

void Program::tell_next_move()
{
    if (next_told_ > game_.ply()) {
        telling_ = false;  // the game went back meanwhile
        return;
    }
    const link_move_t move = game_.move_to(next_told_);
    begin_about_game(LINK_GL, next_told_);
    link_uci(output_.writer(), move.from, move.to, move.promotion);
    output_.end();
    telling_ = next_told_ < game_.ply();
    ++next_told_;
    heartbeat_at_ = now_;
}

/// Where the game stands now.
void Program::tell_position()
{
    begin_about_game(LINK_GA, game_.ply());
    output_.hex(game_.hash(), 8);
    output_.end();
    heartbeat_at_ = now_;
}

/// The question that is open: PR, PQ, TQ, NQ or DN.
void Program::ask()
{
    const Question& question = question_;
    switch (question.kind) {
    case RESOLVER_MOVE:
        begin_about_game(LINK_PR, question.ply);
        link_uci(output_.writer(), question.move.from, question.move.to, question.move.promotion);
        output_.hex(question.hash, 8);
        break;
    case RESOLVER_PROMOTION:
        begin_about_game(LINK_PQ, question.ply);
        link_uci(output_.writer(), question.move.from, question.move.to, CHESS_TYPE_NONE);
        break;
    case RESOLVER_TAKE_BACK:
        begin_about_game(LINK_TQ, question.ply);
        break;
    case RESOLVER_NEW_GAME:
        output_.begin(LINK_NQ);
        break;
    default:
        begin_about_game(LINK_DN, question.ply);
        output_.hex(question.hash, 8);
        output_.end();
        return;
    }
    output_.hex(question.event, 4);
    output_.end();
    heartbeat_at_ = now_;
}

void Program::tell_key(uint8_t key)
{
    const uint8_t bit = static_cast<uint8_t>(1 << key);
    const bool down = (scanner_.settled(BOARD_KEY_ROW) & bit) != 0;
    keys_told_ ^= bit;
    output_.begin(LINK_KY);
    output_.hex(events_.last, 4);
    output_.decimal(key);
    output_.text(down ? QIPAN_TEXT("down") : QIPAN_TEXT("up"));
    output_.end();
    if (down)
        key_pressed(key);
}

/// NO: a command about the game that it named was not done.
void Program::refuse(uint16_t ply, const char* why)
{
    output_.begin(LINK_NO);
    output_.hex(command_game_, 8);
    output_.decimal(ply);
    output_.text(why);
    output_.end();
    heartbeat_at_ = now_;
}

void Program::begin_about_game(link_name_t name, uint16_t ply)
{
    output_.begin(name);
    output_.hex(game_.id(), 8);
    output_.decimal(ply);
}

}  // namespace firmware
}  // namespace qipan
