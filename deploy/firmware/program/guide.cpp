// SPDX-License-Identifier: MIT
// Lamps and buzzer. While a host is there it owns the lamps; what is drawn here is for playing without one, and for the
// moment after a host's refusal.
#include "program.h"

namespace qipan {
namespace firmware {

void Program::show_lamps()
{
    buzzer_.stop_if_due(now_);
    if (guide_stale_) {
        guide_stale_ = false;
        if (draws_lamps())
            draw_guide();
    }
    lamps_.show_if_due(now_);
}

void Program::darken()
{
    lamps_.darken();
    picture_number_ = 0;
}

void Program::light_all(const resolver_squares_t& squares, uint8_t lamp)
{
    for (chess_index_t square = 0; square < 64; ++square) {
        if (resolver_squares_contain(&squares, square))
            lamps_.light(square, lamp);
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
        lamps_.light(0, LAMP_WHITE | LAMP_BLINKS);
        lamps_.light(7, LAMP_WHITE | LAMP_BLINKS);
        lamps_.light(56, LAMP_WHITE | LAMP_BLINKS);
        lamps_.light(63, LAMP_WHITE | LAMP_BLINKS);
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
        lamps_.light(targets[i], takes ? LAMP_YELLOW : LAMP_GREEN);
    }
}

/// A king in check blinks magenta. A mated one blinks red; without a check, where no move is left, both kings yellow.
void Program::draw_check()
{
    const chess_game_t& position = game_.position();
    const chess_index_t king = position.king_square[position.turn];
    switch (chess_status(&position, position.turn)) {
    case CHESS_CHECK:
        lamps_.light(king, LAMP_MAGENTA | LAMP_BLINKS);
        break;
    case CHESS_CHECKMATE:
        lamps_.light(king, LAMP_RED | LAMP_BLINKS);
        break;
    case CHESS_STALEMATE:
        lamps_.light(king, LAMP_YELLOW | LAMP_BLINKS);
        lamps_.light(position.king_square[position.turn ^ 1], LAMP_YELLOW | LAMP_BLINKS);
        break;
    default:
        break;
    }
}

/// No game yet: blue where a man of the start position is missing, red where one is too many.
void Program::draw_way_to_start()
{
    for (uint8_t square = 0; square < 64; ++square) {
        const uint8_t rank = square >> 3;
        const bool occupied = scanner_.is_closed(square);
        const bool should = rank < 2 || rank > 5;
        if (occupied != should)
            lamps_.light(square, should ? LAMP_BLUE : LAMP_RED);
    }
}

}  // namespace firmware
}  // namespace qipan
