// SPDX-License-Identifier: MIT
#include "program.h"

#include <string.h>

namespace qipan {
namespace firmware {
namespace zoujing {

void Program::start()
{
    memset(static_cast<void*>(this), 0, sizeof *this);
    now_ = board_milliseconds();
    scanner_.start(now_);
    seen_ = see(scanner_);
    set_up();
}

void Program::step()
{
    now_ = board_milliseconds();
    // No host has a part in this; what one says is not left lying in the port's buffer.
    while (board_receive() >= 0) {
    }
    scan();
    if (!setting_up_)
        take(resolver_.due(now_));
    show_lamps();
}

void Program::scan()
{
    if (!scanner_.is_due(now_))
        return;
    uint8_t changed = 0;
    for (uint8_t row = 0; row < BOARD_KEY_ROW; ++row)
        changed |= scanner_.scan(row);
    if (changed != 0)
        stones_changed();
    const uint8_t pressed = scanner_.scan(BOARD_KEY_ROW) & scanner_.settled(BOARD_KEY_ROW);
    for (uint8_t key = 0; key < 8; ++key) {
        if (pressed >> key & 1)
            key_pressed(key);
    }
}

void Program::stones_changed()
{
    seen_ = see(scanner_);
    key_shown_ = false;
    guide_stale_ = true;
    if (!setting_up_)
        resolver_.judge(game_, seen_, now_);
    else if (stones_stand_at_start())
        begin_game();
}

bool Program::stones_stand_at_start() const
{
    return seen_.points == kStartPoints && !seen_.elsewhere;
}

/// No game until the stones stand at the start.
void Program::set_up()
{
    setting_up_ = true;
    guide_stale_ = true;
    if (stones_stand_at_start())
        begin_game();
}

void Program::begin_game()
{
    setting_up_ = false;
    guide_stale_ = true;
    game_.begin(rules_);
    resolver_.begin();
    resolver_.judge(game_, seen_, now_);
}

void Program::take(Finding finding)
{
    if (finding == Finding::kNothing)
        return;
    guide_stale_ = true;
    if (finding == Finding::kWrong) {
        // Before the first move, and after the end, who moves stones about is setting them up.
        if (game_.is_over() || (game_.state().first_move && is_several(missing())))
            set_up();
        else
            buzzer_.beep(kShortBeepMs, now_);
        return;
    }
    if (finding == Finding::kMove) {
        game_.play(resolver_.moved());
        if (game_.is_over())
            buzzer_.beep(kLongBeepMs, now_);
    } else {
        const bool was_over = game_.is_over();
        game_.take_back();
        if (was_over && game_.is_as_at_start()) {
            begin_game();
            return;
        }
    }
    resolver_.judge(game_, seen_, now_);
}

void Program::key_pressed(uint8_t key)
{
    if (key == kKeyYes ? stones_stand_at_start() : key <= kKeyThirdDraws && (setting_up_ || game_.state().first_move)) {
        change_rules(key);
        if (!setting_up_)
            begin_game();
        key_shown_ = true;
        key_at_ = now_;
        guide_stale_ = true;
    }
}

void Program::change_rules(uint8_t key)
{
    switch (key) {
    case kKeyFirst:
        rules_.first ^= 1;
        break;
    case kKeyStart:
        rules_.start ^= 1;
        break;
    case kKeyNoFirstWin:
        rules_.no_first_win = !rules_.no_first_win;
        break;
    case kKeyThirdDraws:
        rules_.third_draws = !rules_.third_draws;
        break;
    default:
        break;
    }
}

}  // namespace zoujing
}  // namespace firmware
}  // namespace qipan
