// SPDX-License-Identifier: MIT
/// The C API of a game in play: arguments checked, then the rules.
#include <string.h>

#include "state.h"

using namespace qipan::zoujing;

namespace {

bool on_board(Point point)
{
    return point >= 0 && point < ZOUJING_POINTS;
}

void remember(zoujing_history_t& history, Ply ply)
{
    if (history.count == history.capacity) {
        memmove(history.plies, history.plies + 1, (history.capacity - 1U) * sizeof(Ply));
        --history.count;
    }
    history.plies[history.count++] = ply;
}

bool same_state(const State& a, const State& b)
{
    return a.turn == b.turn && a.stones[0] == b.stones[0] && a.stones[1] == b.stones[1];
}

zoujing_block_t block_of(const State& state, Side side, Point stone)
{
    const Mask around = neighbours(stone);
    return {stone, static_cast<Mask>(around & state.stones[side]),
            static_cast<Mask>(around & state.stones[other(side)]), across_well(stone, blank(state))};
}

}  // namespace

extern "C" {

zoujing_mask_t zoujing_neighbours(zoujing_point_t point)
{
    return on_board(point) ? neighbours(point) : 0;
}

zoujing_ret_t zoujing_init(zoujing_game_t* game, const zoujing_rules_t* rules)
{
    const zoujing_rules_t agreed = rules != nullptr ? *rules : zoujing_rules_t{};
    if (agreed.start > ZOUJING_START_ROWS)
        return ZOUJING_INVALID;
    return zoujing_set_up(game, &agreed, agreed.start == ZOUJING_START_ROWS ? ".BBGG" : ".GBBG", agreed.first);
}

zoujing_point_t zoujing_blank(const zoujing_game_t* game)
{
    return blank(*game);
}

zoujing_side_t zoujing_stone_on(const zoujing_game_t* game, zoujing_point_t point)
{
    for (Side side = ZOUJING_BLACK; on_board(point) && side <= ZOUJING_GRAY; ++side) {
        if (holds(game->stones[side], point))
            return side;
    }
    return ZOUJING_NOBODY;
}

zoujing_mask_t zoujing_legal_stones(const zoujing_game_t* game)
{
    return legal_stones(*game);
}

zoujing_mask_t zoujing_legal_targets(const zoujing_game_t* game, zoujing_point_t from)
{
    return on_board(from) && holds(legal_stones(*game), from) ? blank_mask(*game) : 0;
}

zoujing_ret_t zoujing_check(const zoujing_game_t* game, zoujing_point_t from, zoujing_point_t to)
{
    if (!on_board(from) || !on_board(to))
        return ZOUJING_INVALID;
    if (!holds(game->stones[game->turn], from))
        return ZOUJING_NOT_YOURS;
    if (!holds(neighbours(from), to))
        return across_well(from, to) ? ZOUJING_OVER_WELL : ZOUJING_NO_LINE;
    if (!holds(blank_mask(*game), to))
        return ZOUJING_OCCUPIED;
    return holds(legal_stones(*game), from) ? ZOUJING_OK : ZOUJING_FIRST_WIN;
}

zoujing_ret_t zoujing_move(zoujing_game_t* game, zoujing_point_t from, zoujing_point_t to)
{
    const zoujing_ret_t answer = zoujing_check(game, from, to);
    if (answer == ZOUJING_OK)
        play(*game, from);
    return answer;
}

void zoujing_history_init(zoujing_history_t* history, zoujing_ply_t* plies, uint16_t capacity)
{
    history->plies = plies;
    history->capacity = capacity;
    history->count = 0;
}

zoujing_ret_t zoujing_move_recorded(zoujing_game_t* game, zoujing_history_t* history, zoujing_point_t from,
                                    zoujing_point_t to)
{
    const zoujing_ret_t answer = zoujing_check(game, from, to);
    if (answer == ZOUJING_OK)
        remember(*history, play(*game, from));
    return answer;
}

zoujing_ret_t zoujing_undo(zoujing_game_t* game, zoujing_history_t* history)
{
    if (history->count == 0)
        return ZOUJING_INVALID;
    undo(*game, history->plies[--history->count]);
    return ZOUJING_OK;
}

uint16_t zoujing_repetitions(const zoujing_game_t* game, const zoujing_history_t* history)
{
    uint16_t count = 1;
    State earlier = *game;
    for (uint16_t i = history->count; i > 0; --i) {
        undo(earlier, history->plies[i - 1]);
        if (same_state(earlier, *game))
            ++count;
    }
    return count;
}

zoujing_outcome_t zoujing_outcome(const zoujing_game_t* game, const zoujing_history_t* history)
{
    if (legal_stones(*game) == 0)
        return game->turn == ZOUJING_BLACK ? ZOUJING_GRAY_WINS : ZOUJING_BLACK_WINS;
    if (game->rules.third_draws && history != nullptr && zoujing_repetitions(game, history) >= 3)
        return ZOUJING_DRAWN;
    return ZOUJING_GOING_ON;
}

size_t zoujing_blocks(const zoujing_game_t* game, zoujing_side_t side, zoujing_block_t blocks[2])
{
    if (side > ZOUJING_GRAY || movable(*game, side) != 0)
        return 0;
    size_t count = 0;
    for (Point point = 0; point < ZOUJING_POINTS; ++point) {
        if (holds(game->stones[side], point))
            blocks[count++] = block_of(*game, side, point);
    }
    return count;
}

}  // extern "C"
