/* SPDX-License-Identifier: MIT */
/* A game as C sees it: only the header. */
#include <qipan/zoujing.h>

#include "check.h"

#include <string.h>

static int stands(const zoujing_game_t* game, const char* stones)
{
    char text[6];
    zoujing_write(game, text);
    return strcmp(text, stones) == 0;
}

static void takes_the_memory_it_says(void)
{
    CHECK(sizeof(zoujing_game_t) == 8);
    CHECK(sizeof(zoujing_ply_t) == 3);
    CHECK(sizeof(zoujing_solution_t) == 120);
}

static void plays_to_a_blocked_side_and_back(void)
{
    zoujing_game_t game;
    zoujing_ply_t plies[ZOUJING_HISTORY_PLIES];
    zoujing_history_t history;
    zoujing_block_t blocks[2];
    zoujing_rules_t rules = {ZOUJING_START_ROWS, ZOUJING_BLACK, false, true};
    CHECK(zoujing_init(&game, &rules) == ZOUJING_OK && stands(&game, ".BBGG"));
    zoujing_history_init(&history, plies, ZOUJING_HISTORY_PLIES);
    CHECK(zoujing_legal_stones(&game) == 0x06 && zoujing_legal_targets(&game, 1) == 0x01);
    CHECK(zoujing_move_recorded(&game, &history, 1, 4) == ZOUJING_OVER_WELL);
    CHECK(zoujing_move_recorded(&game, &history, 1, 0) == ZOUJING_OK && stands(&game, "B.BGG"));
    CHECK(zoujing_outcome(&game, &history) == ZOUJING_BLACK_WINS);
    CHECK(zoujing_blocks(&game, ZOUJING_GRAY, blocks) == 2 && blocks[1].stone == 4 && blocks[1].over_well);
    CHECK(zoujing_undo(&game, &history) == ZOUJING_OK && stands(&game, ".BBGG"));
    CHECK(zoujing_undo(&game, &history) == ZOUJING_INVALID);
}

static void plays_a_program_that_cannot_lose(void)
{
    zoujing_solution_t solution;
    zoujing_game_t game;
    uint32_t random = 7;
    int plies;
    zoujing_solve(&solution);
    CHECK(zoujing_init(&game, NULL) == ZOUJING_OK && stands(&game, ".GBBG"));
    CHECK(zoujing_judge(&solution, &game).value == ZOUJING_DRAW);
    for (plies = 0; plies < 5000 && zoujing_outcome(&game, NULL) == ZOUJING_GOING_ON; ++plies) {
        const zoujing_player_t player = game.turn == ZOUJING_GRAY ? ZOUJING_PERFECT : ZOUJING_CHILD;
        random = random * 1664525U + 1013904223U;
        CHECK(zoujing_move(&game, zoujing_choose(&solution, &game, player, random >> 8), zoujing_blank(&game)) ==
              ZOUJING_OK);
    }
    CHECK(zoujing_outcome(&game, NULL) == ZOUJING_GRAY_WINS);
}

int main(void)
{
    takes_the_memory_it_says();
    plays_to_a_blocked_side_and_back();
    plays_a_program_that_cannot_lose();
    return report_checks();
}
