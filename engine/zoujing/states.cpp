// SPDX-License-Identifier: MIT
/// The states as text and as numbers.
#include "state.h"

using namespace qipan::zoujing;

namespace {

constexpr char kLetters[] = {'B', 'G', '.'};  // by side; nobody last

/// Counts the arrangements of the letters that are left: one blank, two stones of each side in the beginning.
class Arrangements {
public:
    /// How many of them begin with the blank or the side's stone.
    uint8_t beginning_with(Side side) const
    {
        return static_cast<uint8_t>(all_ * letters_[side] / left_);
    }

    /// Lays it down; the others are no longer counted.
    void lay(Side side)
    {
        all_ = beginning_with(side);
        --letters_[side];
        --left_;
    }

private:
    uint8_t letters_[3] = {2, 2, 1};
    uint8_t left_ = ZOUJING_POINTS;
    uint8_t all_ = ZOUJING_STATES / 2;
};

constexpr Side kOrder[] = {ZOUJING_NOBODY, ZOUJING_BLACK, ZOUJING_GRAY};

}  // namespace

extern "C" {

uint8_t zoujing_index(const zoujing_game_t* game)
{
    Arrangements arrangements;
    uint8_t rank = 0;
    for (Point point = 0; point < ZOUJING_POINTS; ++point) {
        const Side here = zoujing_stone_on(game, point);
        for (const Side* side = kOrder; *side != here; ++side)
            rank = static_cast<uint8_t>(rank + arrangements.beginning_with(*side));
        arrangements.lay(here);
    }
    return static_cast<uint8_t>(2 * rank + game->turn);
}

zoujing_ret_t zoujing_from_index(zoujing_game_t* game, uint8_t index)
{
    if (index >= ZOUJING_STATES)
        return ZOUJING_INVALID;
    *game = State{};
    game->turn = index & 1;
    Arrangements arrangements;
    uint8_t rank = index / 2;
    for (Point point = 0; point < ZOUJING_POINTS; ++point) {
        const Side* side = kOrder;
        while (rank >= arrangements.beginning_with(*side))
            rank = static_cast<uint8_t>(rank - arrangements.beginning_with(*side++));
        if (*side != ZOUJING_NOBODY)
            game->stones[*side] = static_cast<Mask>(game->stones[*side] | ZOUJING_BIT(point));
        arrangements.lay(*side);
    }
    return ZOUJING_OK;
}

zoujing_ret_t zoujing_set_up(zoujing_game_t* game, const zoujing_rules_t* rules, const char* stones,
                             zoujing_side_t turn)
{
    Mask masks[3] = {0, 0, 0};
    uint8_t counts[3] = {0, 0, 0};
    Point point = 0;
    for (; stones[point] != '\0'; ++point) {
        if (point == ZOUJING_POINTS)
            return ZOUJING_LENGTH;
        Side side = 0;
        while (side <= ZOUJING_NOBODY && kLetters[side] != stones[point])
            ++side;
        if (side > ZOUJING_NOBODY)
            return ZOUJING_LETTER;
        masks[side] = static_cast<Mask>(masks[side] | ZOUJING_BIT(point));
        ++counts[side];
    }
    if (point != ZOUJING_POINTS)
        return ZOUJING_LENGTH;
    if (counts[ZOUJING_BLACK] != 2 || counts[ZOUJING_GRAY] != 2)
        return ZOUJING_STONES;
    if (turn > ZOUJING_GRAY)
        return ZOUJING_INVALID;
    game->rules = rules != nullptr ? *rules : zoujing_rules_t{};
    game->stones[ZOUJING_BLACK] = masks[ZOUJING_BLACK];
    game->stones[ZOUJING_GRAY] = masks[ZOUJING_GRAY];
    game->turn = turn;
    game->first_move = true;
    return ZOUJING_OK;
}

void zoujing_write(const zoujing_game_t* game, char stones[6])
{
    for (Point point = 0; point < ZOUJING_POINTS; ++point)
        stones[point] = kLetters[zoujing_stone_on(game, point)];
    stones[ZOUJING_POINTS] = '\0';
}

}  // extern "C"
