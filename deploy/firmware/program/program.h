// SPDX-License-Identifier: MIT
/// @file The board program: contacts in, lines to and from the host, and a game that goes on without one.
#pragma once

#include <qipan/resolver.h>

#include "buzzer.h"
#include "chesslink_reader.h"
#include "lamps.h"
#include "output.h"
#include "scanner.h"
#include "tracked_game.h"

/// Version of this firmware, told as `fw=`.
#define QIPAN_FIRMWARE_VERSION "0.1.0"

namespace qipan {
namespace firmware {

/// Times of the link, in milliseconds. Source: docs/board-link.md.
enum : uint16_t {
    kHelloPeriodMs = 500,
    kQuestionPeriodMs = 500,
    kHeartbeatMs = 1000,
    kSnapshotMs = 2000,
    kHostGoneMs = 5000,
};

/// Longest line taken, `$` and end included. The longest that a host sends is a GS of 108.
enum : uint8_t { kLineMax = 128 };

enum : uint8_t { kChessLinkRegisters = 5 };

/// What the keys are for while no host is there.
enum Key : uint8_t { kKeyYes = 0, kKeyQueen = 1, kKeyRook = 2, kKeyBishop = 3, kKeyKnight = 4 };

/// The whole program. step() does what is due and returns; nothing in it waits but for room in the port's send buffer,
/// and while it waits the contacts are read on.
class Program {
public:
    void start();
    void step();

private:
    /// A proposal of the resolver that waits for its answer.
    struct Question {
        resolver_kind_t kind;  ///< MOVE, PROMOTION, DONE, TAKE_BACK or NEW_GAME; NOTHING if none is open
        link_move_t move;
        uint16_t ply;    ///< that the game would come to
        uint16_t event;  ///< number of the last event it rests on
        uint32_t hash;   ///< of MOVE and DONE: of the position it would give
    };

    // program.cpp
    void scan();
    void scan_meanwhile();
    void square_changed(chess_index_t square, bool occupied);
    void receive();
    void host_spoke();
    void host_is_gone();
    void send();
    bool has_passed(uint32_t& since, uint16_t period);

    // commands.cpp: what the host says
    void obey(const char* body);
    void obey_about_game(link_name_t name, link_cursor_t fields);
    void begin_game(uint32_t id, const char* fen);
    void take_move(uint16_t ply, link_cursor_t fields);
    void announce(uint16_t ply, link_cursor_t fields);
    void take_back_to(uint16_t ply);
    void refuse_proposal(link_cursor_t fields);
    void tell_moves_from(uint16_t ply);
    void show_picture(link_cursor_t fields);
    void resend_from(uint16_t event);

    // playing.cpp: what the men say
    void resolve();
    bool men_stand_at_start() const;
    void take(const resolver_outcome_t& outcome);
    void game_began();
    void game_changed();
    void nothing_is_open();
    void withdraw_announced();
    void decide_alone();
    void begin_local_game();
    void key_pressed(uint8_t key);
    void choose_promotion(chess_type_t type);
    void signal_check();

    // reports.cpp: lines to the host
    void tell_hello();
    void tell_event();
    void tell_snapshot();
    void tell_heartbeat();
    void tell_oldest_event();
    void tell_game();
    void tell_next_move();
    void tell_position();
    void tell_key(uint8_t key);
    void ask();
    void refuse(uint16_t ply, const char* why_in_flash);
    void begin_about_game(link_name_t name, uint16_t ply);

    // chesslink.cpp: the other tongue
    void take_for_chesslink(uint8_t byte);
    void obey_chesslink();
    void report_chesslink_if_due();
    void report_chesslink();
    void show_chesslink_lamps();
    void say_chesslink(char c);
    void say_chesslink_byte(uint8_t byte);
    void end_chesslink();

    // guide.cpp: lamps and buzzer
    bool draws_lamps() const
    {
        return (alone_ && !chesslink_) || refused_;
    }
    void show_lamps();
    void darken();
    void draw_guide();
    void draw_way_to_start();
    void draw_difference();
    void draw_targets(chess_index_t from);
    void draw_check();
    void light_all(const resolver_squares_t& squares, uint8_t lamp);

    Scanner scanner_;
    Lamps lamps_;
    Buzzer buzzer_;
    link_ring_t events_;
    resolver_t resolver_;
    TrackedGame game_;
    link_reader_t reader_;
    char body_[kLineMax - 6];
    Output output_;
    Question question_;
    link_move_t announced_;  // by XP; from == to if none is
    uint32_t announced_hash_;
    ChessLinkReader chesslink_reader_;
    uint8_t chesslink_registers_[kChessLinkRegisters];

    uint32_t now_;
    uint32_t polled_at_;
    uint32_t heard_at_;  // the host's last good line; at first the start
    uint32_t hello_at_;  // when each of these was last sent
    uint32_t heartbeat_at_;
    uint32_t snapshot_at_;
    uint32_t asked_at_;
    uint32_t chesslink_reported_at_;
    uint32_t command_game_;  // the game that the command being obeyed is about
    uint16_t poll_in_;
    uint16_t boot_;
    uint16_t sent_event_;     // number of the last event sent
    uint16_t next_told_;      // ply of the next GL, while telling_
    uint8_t keys_told_;       // down, as last told by KY
    uint8_t picture_number_;  // of the host's last LD; 0 if another picture is shown
    chess_type_t promotion_;  // chosen by a key for the next promotion without a host
    uint8_t line_left_;       // bytes that the BL1 line on its way may still have; 0 outside of lines
    uint8_t chesslink_sum_;   // of the answer being written
    bool chesslink_;          // that is what is spoken
    bool chesslink_parity_;   // with parity bits
    bool chesslink_changed_;  // since the last report
    bool greeted_;            // the host has said HI or GQ
    bool alone_;              // no host for 5 s
    bool refused_;            // the host refused what the men show; they have not moved since
    bool guide_stale_;
    bool snapshot_due_;
    bool oldest_due_;
    bool game_due_;
    bool telling_;
};

}  // namespace firmware
}  // namespace qipan
