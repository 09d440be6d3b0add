/* SPDX-License-Identifier: MIT */
/*
 * Perft through the C API alone: every move that chess_compute_moves() names is played with chess_move_promote().
 * Input: lines of perft.txt; the counts of depth 1, 2 and 3 must come out. -DCOLUMN=3, 4 or 5
 * takes a column for trimmed rules instead, and looks at depth 3 only.
 */
#include <qipan/chess.h>

#include <stdio.h>

#include "target.h"

#ifndef COLUMN
#define COLUMN 2
#endif

static int is_promotion(const chess_game_t* game, chess_index_t from, chess_index_t to)
{
    return CHESS_TYPE(game->board[from]) == CHESS_TYPE_PAWN && (to < 8 || to > 55);
}

static uint32_t perft(const chess_game_t* game, unsigned depth);

static uint32_t count_after(const chess_game_t* game, chess_index_t from, chess_index_t to, chess_type_t type,
                            unsigned depth)
{
    chess_game_t after = *game;
    if (chess_move_promote(&after, from, to, type) == CHESS_ILLEGAL) {
        printf("refused: %d to %d\n", from, to);
        return 0;
    }
    return perft(&after, depth - 1);
}

static uint32_t perft(const chess_game_t* game, unsigned depth)
{
    uint32_t nodes = 0;
    chess_index_t from;
    for (from = 0; from < 64; ++from) {
        chess_index_t moves[64];
        const size_t count = chess_compute_moves(game, from, moves);
        size_t i;
        for (i = 0; i < count; ++i) {
            chess_type_t type;
            if (depth == 1) {
                nodes += is_promotion(game, from, moves[i]) ? 4 : 1;
            } else if (is_promotion(game, from, moves[i])) {
                for (type = CHESS_TYPE_KNIGHT; type <= CHESS_TYPE_QUEEN; ++type)
                    nodes += count_after(game, from, moves[i], type, depth);
            } else {
                nodes += count_after(game, from, moves[i], CHESS_TYPE_NONE, depth);
            }
        }
    }
    return nodes;
}

/* Reads the number at *text and moves *text behind it and the blank that follows. */
static uint32_t take_number(const char** text)
{
    uint32_t n = 0;
    for (; **text >= '0' && **text <= '9'; ++*text)
        n = n * 10 + (uint32_t)(**text - '0');
    if (**text == ' ')
        ++*text;
    return n;
}

int main(void)
{
    static char line[160];
    unsigned positions = 0;
    unsigned failures = 0;
    while (target_read_line(line, sizeof line) >= 0) {
        const char* text = line;
        uint32_t expected[6];
        chess_game_t game;
        unsigned i;
        if (line[0] == '#' || line[0] == '\0')
            continue;
        ++positions;
        for (i = 0; i < 6; ++i)
            expected[i] = take_number(&text);
        if (chess_load_fen(&game, text) != CHESS_OK) {
            printf("FAIL: not read: %s\n", text);
            ++failures;
            continue;
        }
        expected[2] = expected[COLUMN];
        for (i = COLUMN == 2 ? 0 : 2; i < 3; ++i) {
            const uint32_t counted = perft(&game, i + 1);
            if (counted != expected[i]) {
                printf("FAIL: depth %u: %lu, not %lu: %s\n", i + 1, (unsigned long)counted, (unsigned long)expected[i],
                       text);
                ++failures;
            }
        }
    }
    printf("%u positions, %u failed\n", positions, failures);
    return failures != 0 || positions == 0;
}
