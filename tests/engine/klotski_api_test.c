/* SPDX-License-Identifier: MIT */
/* The Klotski C API as C sees it: only the header, no C++ library, all memory lent. */
#include <qipan/klotski.h>

#include "check.h"

#include <string.h>

static const char* const kBlade = "VCCVVCCVVHHVVSSVS..S"; /* 横刀立马 */

/* Lent memory: the solver's promise for ten blocks, and the map of one mix. */
static uint64_t solver_memory[1024 * 1024 / 8];
static uint64_t map_memory[1024 * 1024 / 8];

static void reads_and_refuses(void)
{
    klotski_layout_t layout;
    klotski_mask_t cells;
    char text[21];
    CHECK(sizeof(klotski_layout_t) == 16);
    CHECK(sizeof(klotski_move_t) == 3);
    CHECK(klotski_from_text(&layout, kBlade, &cells) == KLOTSKI_VALID);
    CHECK(cells == 0);
    klotski_to_text(&layout, text);
    CHECK(strcmp(text, kBlade) == 0);
    CHECK(klotski_from_text(&layout, "", NULL) == KLOTSKI_FAULT_LENGTH);
    CHECK(klotski_from_text(&layout, "VSSVVSSVVHHVVSSVS..S", NULL) == KLOTSKI_FAULT_GENERAL_MISSING);
    CHECK(klotski_faults(&layout) == KLOTSKI_VALID);
    CHECK(klotski_blanks(&layout) == ((klotski_mask_t)3 << 17));
    CHECK(!klotski_is_solved(&layout));
}

static void solves_and_replays(klotski_metric_t metric, int32_t length)
{
    klotski_layout_t layout;
    klotski_move_t moves[200];
    int32_t i;
    CHECK(klotski_from_text(&layout, kBlade, NULL) == KLOTSKI_VALID);
    CHECK(klotski_solver_size(&layout) <= sizeof solver_memory);
    CHECK(klotski_solve(&layout, metric, solver_memory, sizeof solver_memory, moves, 200) == length);
    CHECK(klotski_reachable(&layout, solver_memory, sizeof solver_memory) == 25955);
    for (i = 0; i < length; ++i)
        CHECK(klotski_play(&layout, moves[i].from, moves[i].to) > 0);
    CHECK(klotski_is_solved(&layout));
    for (i = length; i > 0; --i)
        CHECK(klotski_undo(&layout, moves[i - 1]) > 0);
    CHECK(klotski_block_at(&layout, 5, NULL) == KLOTSKI_GENERAL);
}

static void hints_all_the_way(void)
{
    klotski_layout_t layout;
    klotski_map_t map;
    klotski_move_t move;
    int32_t distance;
    CHECK(klotski_from_text(&layout, kBlade, NULL) == KLOTSKI_VALID);
    CHECK(klotski_map_size(&layout) <= sizeof map_memory);
    CHECK(klotski_map_build(&map, &layout, KLOTSKI_STEPS, map_memory, sizeof map_memory) == 0);
    for (distance = 116; distance > 0; --distance) {
        CHECK(klotski_map_hint(&map, &layout, &move) == distance);
        CHECK(klotski_play(&layout, move.from, move.to) == 1);
    }
    CHECK(klotski_is_solved(&layout));
    CHECK(klotski_map_hint(&map, &layout, &move) == 0);
}

int main(void)
{
    reads_and_refuses();
    solves_and_replays(KLOTSKI_MOVES, 81);
    solves_and_replays(KLOTSKI_SLIDES, 90);
    solves_and_replays(KLOTSKI_STEPS, 116);
    hints_all_the_way();
    return report_checks();
}
