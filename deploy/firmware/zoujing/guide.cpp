// SPDX-License-Identifier: MIT
// What the lamps show.
#include "program.h"

namespace qipan {
namespace firmware {
namespace zoujing {

namespace {

/// Of the sides.
constexpr uint8_t kColors[2] = {LAMP_MAGENTA, LAMP_WHITE};

/// The lamp of key n is the n-th of rank 8, counted from a8: key 1 has b8.
constexpr uint8_t kKeyLamps = 56;

/// For so long the lamps show what a key has chosen.
enum : uint16_t { kKeyShownMs = 3000 };

}  // namespace

void Program::show_lamps()
{
    buzzer_.stop_if_due(now_);
    if (key_shown_ && now_ - key_at_ >= kKeyShownMs) {
        key_shown_ = false;
        guide_stale_ = true;
    }
    if (guide_stale_) {
        guide_stale_ = false;
        draw_guide();
    }
    lamps_.show_if_due(now_);
}

void Program::draw_guide()
{
    lamps_.darken();
    if (setting_up_ || key_shown_)
        draw_start();
    else if (game_.is_over())
        draw_end();
    else if (resolver_.is_wrong())
        draw_difference();
    else
        draw_turn();
}

/// Where the stones of each side go, and the rules that were chosen.
void Program::draw_start()
{
    zoujing_game_t start;
    zoujing_init(&start, &rules_);
    light_points(start.stones[ZOUJING_BLACK], kColors[ZOUJING_BLACK]);
    light_points(start.stones[ZOUJING_GRAY], kColors[ZOUJING_GRAY]);
    draw_rules();
    light_all_but(kStartPoints);
}

/// Above the keys' files: the colour of who begins, and yellow for what differs from the plain game.
void Program::draw_rules()
{
    lamps_.light(kKeyLamps + kKeyFirst, kColors[rules_.first]);
    if (rules_.start != ZOUJING_START_SIDES)
        lamps_.light(kKeyLamps + kKeyStart, LAMP_YELLOW);
    if (rules_.no_first_win)
        lamps_.light(kKeyLamps + kKeyNoFirstWin, LAMP_YELLOW);
    if (rules_.third_draws)
        lamps_.light(kKeyLamps + kKeyThirdDraws, LAMP_YELLOW);
}

/// The blocked side's stones blink red; all blink yellow after a draw.
void Program::draw_end()
{
    const zoujing_game_t& state = game_.state();
    if (game_.outcome() == ZOUJING_DRAWN)
        light_points(all_stones(state), LAMP_YELLOW | LAMP_BLINKS);
    else
        light_points(state.stones[state.turn], LAMP_RED | LAMP_BLINKS);
}

/// Red: take away. Blue: put here.
void Program::draw_difference()
{
    light_points(missing(), LAMP_BLUE);
    light_all_but(all_stones(game_.state()));
}

/// The stones that may move, in their side's colour. With one of them in hand, green where it may go.
void Program::draw_turn()
{
    const zoujing_game_t& state = game_.state();
    const zoujing_mask_t may_move = zoujing_legal_stones(&state);
    if ((seen_.points & ~all_stones(state)) != 0 || is_several(missing()))
        return;
    if (missing() == 0) {
        light_points(may_move, kColors[state.turn]);
        if (state.first_move)
            draw_rules();
    } else if ((missing() & may_move) != 0) {
        lamps_.light(kSquares[static_cast<uint8_t>(zoujing_blank(&state))], LAMP_GREEN);
    }
}

void Program::light_points(zoujing_mask_t points, uint8_t lamp)
{
    for (uint8_t point = 0; point < ZOUJING_POINTS; ++point) {
        if (points >> point & 1)
            lamps_.light(kSquares[point], lamp);
    }
}

/// Red under every stone that stands on none of these points.
void Program::light_all_but(zoujing_mask_t points)
{
    for (uint8_t square = 0; square < 64; ++square) {
        const zoujing_point_t point = point_on(square);
        if (scanner_.is_closed(square) && (point == ZOUJING_NONE || !(points >> point & 1)))
            lamps_.light(square, LAMP_RED);
    }
}

}  // namespace zoujing
}  // namespace firmware
}  // namespace qipan
