// SPDX-License-Identifier: MIT
#include "program.h"

#include <string.h>

namespace qipan {
namespace firmware {

void Program::start()
{
    memset(static_cast<void*>(this), 0, sizeof *this);
    boot_ = board_draw_boot_number();
    now_ = board_milliseconds();
    link_ring_init(&events_);
    link_reader_init(&reader_, body_, sizeof body_);
    chesslink_reader_.start();
    output_.start([](void* program) { static_cast<Program*>(program)->scan_meanwhile(); }, this);
    scanner_.start(now_);
    heard_at_ = heartbeat_at_ = snapshot_at_ = now_;
    hello_at_ = now_ - kHelloPeriodMs;
    promotion_ = CHESS_TYPE_QUEEN;
    lamps_.darken();
}

void Program::step()
{
    now_ = board_milliseconds();
    scan();
    receive();
    if (!alone_ && now_ - heard_at_ >= kHostGoneMs)
        host_is_gone();
    resolve();
    send();
    show_lamps();
}

/// Whether period milliseconds have gone since; if so, since becomes now.
bool Program::has_passed(uint32_t& since, uint16_t period)
{
    if (now_ - since < period)
        return false;
    since = now_;
    return true;
}

void Program::scan()
{
    if (!scanner_.is_due(now_))
        return;
    for (uint8_t row = 0; row < BOARD_KEY_ROW; ++row) {
        const uint8_t changed = scanner_.scan(row);
        for (uint8_t file = 0; file < 8; ++file) {
            if (changed >> file & 1)
                square_changed(static_cast<chess_index_t>(8 * row + file), (scanner_.settled(row) >> file & 1) != 0);
        }
    }
    scanner_.scan(BOARD_KEY_ROW);
}

/// While a line waits for room: no event is late because a host makes the board talk much.
void Program::scan_meanwhile()
{
    now_ = board_milliseconds();
    scan();
}

void Program::square_changed(chess_index_t square, bool occupied)
{
    link_ring_add(&events_, link_make_event(now_, square, occupied, 0));
    if (game_.exists())
        resolver_sensor(&resolver_, square, occupied, now_);
    poll_in_ = 0;
    snapshot_at_ = now_;
    guide_stale_ = chesslink_changed_ = true;
    if (refused_) {
        refused_ = false;
        darken();
    }
}

/// Takes what has come, up to the end of one line.
void Program::receive()
{
    int16_t byte;
    while ((byte = board_receive()) >= 0) {
        if (byte == '$')
            line_left_ = kLineMax - 1;
        else if (byte == '\n')
            line_left_ = 0;
        else if (line_left_ != 0)
            --line_left_;
        else
            take_for_chesslink(static_cast<uint8_t>(byte));
        if (link_reader_put(&reader_, static_cast<char>(byte))) {
            host_spoke();
            obey(body_);
            return;
        }
    }
}

void Program::host_spoke()
{
    heard_at_ = now_;
    chesslink_ = false;
    if (!alone_)
        return;
    alone_ = false;
    game_due_ = greeted_;
    darken();
}

/// Local mode: the board goes on with the game by itself.
void Program::host_is_gone()
{
    alone_ = true;
    guide_stale_ = true;
    if (question_.kind != RESOLVER_NOTHING)
        decide_alone();
    withdraw_announced();
}

/// At most one line a step, so that received bytes never wait for long. Events first: what follows may rest on them.
void Program::send()
{
    if (chesslink_) {
        report_chesslink_if_due();
    } else if (!greeted_ && has_passed(hello_at_, kHelloPeriodMs)) {
        tell_hello();
    } else if (sent_event_ != events_.last) {
        tell_event();
    } else if (oldest_due_) {
        tell_oldest_event();
    } else if (game_due_) {
        tell_game();
    } else if (snapshot_due_ || has_passed(snapshot_at_, kSnapshotMs)) {
        tell_snapshot();
    } else if (scanner_.settled(BOARD_KEY_ROW) != keys_told_) {
        uint8_t key = 0;
        while (!((scanner_.settled(BOARD_KEY_ROW) ^ keys_told_) >> key & 1))
            ++key;
        tell_key(key);
    } else if (question_.kind != RESOLVER_NOTHING && !alone_ && has_passed(asked_at_, kQuestionPeriodMs)) {
        ask();
    } else if (telling_) {
        tell_next_move();
    } else if (has_passed(heartbeat_at_, kHeartbeatMs)) {
        tell_heartbeat();
    }
}

}  // namespace firmware
}  // namespace qipan
