// SPDX-License-Identifier: MIT
// Lamps and buzzer. While a host is there it owns the lamps; what is drawn here is for playing without one, and for the
// moment after a host's refusal.
#include <string.h>

#include "program.h"

namespace qipan {
namespace firmware {

namespace {

enum : uint16_t { kBlinkMs = 400 };

}  // namespace

void Program::show_lamps()
{
    if (beep_ms_ != 0 && now_ - beeped_at_ >= beep_ms_) {
        beep_ms_ = 0;
        board_sound(0);
    }
    if (guide_stale_) {
        guide_stale_ = false;
        if (draws_lamps())
            draw_guide();
    }
    // Blinking needs a new picture twice a period; and one now and then heals a lamp that was disturbed.
    if (has_passed(shown_at_, kBlinkMs)) {
        blink_on_ = !blink_on_;
        picture_stale_ = true;
    }
    if (!picture_stale_)
        return;
    picture_stale_ = false;
    board_show_lamps(picture_, blink_on_);
}

void Program::darken()
{
    memset(picture_, 0, sizeof picture_);
    picture_number_ = 0;
    picture_stale_ = true;
}

void Program::light(chess_index_t square, uint8_t lamp)
{
    uint8_t& both = picture_[static_cast<uint8_t>(square) / 2];
    both = square & 1 ? static_cast<uint8_t>((both & 0x0F) | lamp << 4) : static_cast<uint8_t>((both & 0xF0) | lamp);
}

void Program::light_all(const resolver_squares_t& squares, uint8_t lamp)
{
    for (chess_index_t square = 0; square < 64; ++square) {
        if (resolver_squares_contain(&squares, square))
            light(square, lamp);
    }
}

void Program::draw_guide()
{
    darken();
    if (!game_.exists()) {
        draw_way_to_start();
        return;
    }
    if (refused_ || resolver_state(&resolver_) == RESOLVER_OUT_OF_STEP) {
        draw_difference();
        return;
    }
    if (question_.kind == RESOLVER_NEW_GAME) {
        light(0, LAMP_WHITE | LAMP_BLINKS);
        light(7, LAMP_WHITE | LAMP_BLINKS);
        light(56, LAMP_WHITE | LAMP_BLINKS);
        light(63, LAMP_WHITE | LAMP_BLINKS);
        return;
    }
    draw_check();
    const chess_index_t in_hand = resolver_in_hand(&resolver_);
    if (in_hand != CHESS_NONE)
        draw_targets(in_hand);
}

/// Red: take away. Blue: put here.
void Program::draw_difference()
{
    resolver_squares_t missing, extra;
    resolver_difference(&resolver_, &missing, &extra);
    light_all(missing, LAMP_BLUE);
    light_all(extra, LAMP_RED);
}

/// Green: the man in hand may go here. Yellow: and takes what stands here.
void Program::draw_targets(chess_index_t from)
{
    chess_index_t targets[64];
    const size_t count = chess_compute_moves(&game_.position(), from, targets);
    for (size_t i = 0; i < count; ++i) {
        const bool takes = chess_index_to_id(&game_.position(), targets[i]) != 0;
        light(targets[i], takes ? LAMP_YELLOW : LAMP_GREEN);
    }
}

/// A king in check blinks magenta. A mated one blinks red; without a check, where no move is left, both kings yellow.
void Program::draw_check()
{
    const chess_game_t& position = game_.position();
    const chess_index_t king = position.king_square[position.turn];
    switch (chess_status(&position, position.turn)) {
    case CHESS_CHECK:
        light(king, LAMP_MAGENTA | LAMP_BLINKS);
        break;
    case CHESS_CHECKMATE:
        light(king, LAMP_RED | LAMP_BLINKS);
        break;
    case CHESS_STALEMATE:
        light(king, LAMP_YELLOW | LAMP_BLINKS);
        light(position.king_square[position.turn ^ 1], LAMP_YELLOW | LAMP_BLINKS);
        break;
    default:
        break;
    }
}

/// No game yet: blue where a man of the start position is missing, red where one is too many.
void Program::draw_way_to_start()
{
    for (chess_index_t square = 0; square < 64; ++square) {
        const uint8_t rank = static_cast<uint8_t>(square >> 3);
        const bool occupied = scanner_.is_closed(square);
        const bool should = rank < 2 || rank > 5;
        if (occupied != should)
            light(square, should ? LAMP_BLUE : LAMP_RED);
    }
}

void Program::beep(uint16_t milliseconds)
{
    if (milliseconds == 0)
        return;
    beep_ms_ = milliseconds;
    beeped_at_ = now_;
    board_sound(1);
}

}  // namespace firmware
}  // namespace qipan
