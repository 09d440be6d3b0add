// SPDX-License-Identifier: MIT
/// @file Zoujing on the wooden board: contacts and keys in, lamps and buzzer out, and nobody else.
#pragma once

#include "../program/buzzer.h"
#include "../program/lamps.h"
#include "../program/scanner.h"
#include "resolver.h"

namespace qipan {
namespace firmware {
namespace zoujing {

/// 1 to 4 choose the rules of the next game, until its first move is made.
enum Key : uint8_t { kKeyYes = 0, kKeyFirst = 1, kKeyStart = 2, kKeyNoFirstWin = 3, kKeyThirdDraws = 4 };

/// The whole program. step() does what is due and returns; nothing in it waits.
class Program {
public:
    void start();
    void step();

private:
    // program.cpp
    void scan();
    void stones_changed();
    bool stones_stand_at_start() const;
    void set_up();
    void begin_game();
    void take(Finding finding);
    void key_pressed(uint8_t key);
    void change_rules(uint8_t key);

    // guide.cpp: lamps
    void show_lamps();
    void draw_guide();
    void draw_start();
    void draw_rules();
    void draw_end();
    void draw_difference();
    void draw_turn();
    void light_points(zoujing_mask_t points, uint8_t lamp);
    void light_all_but(zoujing_mask_t points);

    /// The points whose stones are in hand, or elsewhere.
    zoujing_mask_t missing() const
    {
        return all_stones(game_.state()) & static_cast<zoujing_mask_t>(~seen_.points);
    }

    Scanner scanner_;
    Lamps lamps_;
    Buzzer buzzer_;
    Resolver resolver_;
    TrackedGame game_;
    zoujing_rules_t rules_;
    Seen seen_;
    uint32_t now_;
    uint32_t key_at_;  // when a key was pressed, while key_shown_
    bool setting_up_;  // no game: the stones are on their way to the start
    bool key_shown_;   // the lamps show what a key has chosen
    bool guide_stale_;
};

}  // namespace zoujing
}  // namespace firmware
}  // namespace qipan
