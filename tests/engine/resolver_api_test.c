/* SPDX-License-Identifier: MIT */
/* A board as C sees it: only the headers. */
#include <qipan/resolver.h>

#include "check.h"

static chess_game_t game;
static chess_ply_t plies[2];
static chess_history_t history;
static resolver_t resolver;
static uint32_t now;

static void begin(void)
{
    const resolver_squares_t men = resolver_squares_from_word(0xFFFF00000000FFFFu);
    chess_init(&game);
    chess_history_init(&history, plies, 2);
    now = 0;
    resolver_start(&resolver, &game, &history, 0, &men, 0, now);
}

static void event(const char* square, bool occupied)
{
    now += 200;
    resolver_sensor(&resolver, chess_index_from_name(square), occupied, now);
}

static resolver_outcome_t next(void)
{
    resolver_outcome_t outcome = resolver_poll(&resolver, now);
    while (outcome.kind == RESOLVER_NOTHING) {
        const uint16_t wait = resolver_next_poll(&resolver, now);
        if (wait == RESOLVER_NO_POLL)
            break;
        now += wait;
        outcome = resolver_poll(&resolver, now);
    }
    return outcome;
}

static void converts_sets_of_squares(void)
{
    const resolver_squares_t squares = resolver_squares_from_word(0x8000000000000102u);
    CHECK(squares.ranks[0] == 2 && squares.ranks[1] == 1 && squares.ranks[7] == 0x80);
    CHECK(resolver_squares_contain(&squares, 1) && resolver_squares_contain(&squares, 8) &&
          resolver_squares_contain(&squares, 63) && !resolver_squares_contain(&squares, 0));
    CHECK(resolver_squares_to_word(&squares) == 0x8000000000000102u);
}

static void plays_a_move_and_takes_it_back(void)
{
    resolver_outcome_t outcome;
    begin();
    CHECK(resolver_state(&resolver) == RESOLVER_IN_STEP && resolver_next_poll(&resolver, now) == RESOLVER_NO_POLL);
    event("e2", false);
    CHECK(next().kind == RESOLVER_NOTHING && resolver_in_hand(&resolver) == 12);
    event("e4", true);
    outcome = next();
    CHECK(outcome.kind == RESOLVER_MOVE && outcome.from == 12 && outcome.to == 28 && outcome.left == 0);
    CHECK(chess_move_recorded(&game, &history, outcome.from, outcome.to) == CHESS_NONE);
    resolver_game_changed(&resolver, 1, now);
    CHECK(resolver_state(&resolver) == RESOLVER_IN_STEP);

    event("e4", false);
    event("e2", true);
    outcome = next();
    CHECK(outcome.kind == RESOLVER_TAKE_BACK && outcome.plies == 1 && outcome.from == CHESS_NONE);
    CHECK(chess_undo(&game, &history) == CHESS_OK);
    resolver_game_changed(&resolver, 0, now);
    CHECK(next().kind == RESOLVER_NOTHING && resolver_state(&resolver) == RESOLVER_IN_STEP);
}

static void tells_a_mismatch_and_its_end(void)
{
    resolver_squares_t missing;
    resolver_squares_t extra;
    begin();
    event("e2", false);
    event("e5", true);
    CHECK(next().kind == RESOLVER_MISMATCH && resolver_state(&resolver) == RESOLVER_OUT_OF_STEP);
    CHECK(resolver_difference(&resolver, &missing, &extra) == 2);
    CHECK(resolver_squares_to_word(&missing) == (uint64_t)1 << 12);
    CHECK(resolver_squares_to_word(&extra) == (uint64_t)1 << 36);
    CHECK(resolver_difference(&resolver, NULL, NULL) == 2);
    event("e5", false);
    event("e2", true);
    CHECK(next().kind == RESOLVER_MATCH && resolver_state(&resolver) == RESOLVER_IN_STEP);
}

static void carries_out_what_is_announced(void)
{
    resolver_outcome_t outcome;
    begin();
    CHECK(resolver_announce(&resolver, 12, 36, now) == CHESS_INVALID);
    CHECK(resolver_announce(&resolver, 12, 28, now) == CHESS_OK);
    event("e2", false);
    event("e4", true);
    outcome = next();
    CHECK(outcome.kind == RESOLVER_DONE && outcome.from == 12 && outcome.to == 28);
    resolver_decline(&resolver, now);
    CHECK(next().kind == RESOLVER_MISMATCH);
    resolver_withdraw(&resolver, now);
    CHECK(next().kind == RESOLVER_MISMATCH); /* declined is declined */
}

int main(void)
{
    converts_sets_of_squares();
    plays_a_move_and_takes_it_back();
    tells_a_mismatch_and_its_end();
    carries_out_what_is_announced();
    return report_checks();
}
