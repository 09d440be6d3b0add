/* SPDX-License-Identifier: MIT */
/*
 * FEN on the target. Input: lines of fen.txt, "FEN|canonical FEN" or "FEN|a number below 0", the refusal.
 * What is accepted is written as expected, reads back to an equal game, and is cut short where the buffer ends.
 */
#include <qipan/chess.h>

#include <stdio.h>
#include <string.h>

#include "target.h"

static unsigned failures = 0;

static void expect(int condition, const char* what, const char* fen)
{
    if (!condition) {
        printf("FAIL: %s: %s\n", what, fen);
        ++failures;
    }
}

static void check_refusal(const char* fen, const char* digits)
{
    chess_game_t game;
    chess_game_t before;
    int code = 0;
    for (; *digits != '\0'; ++digits)
        code = code * 10 + *digits - '0';
    chess_init(&game);
    before = game;
    expect(chess_load_fen(&game, fen) == -code, "refusal", fen);
    expect(memcmp(&game, &before, sizeof game) == 0, "a refusal changed the game", fen);
}

static void check_round_trip(const char* fen, const char* canonical)
{
    static char text[CHESS_FEN_CAPACITY];
    static chess_game_t game;
    static chess_game_t again;
    const size_t length = strlen(canonical);
    size_t capacity;
    memset(&game, 0x55, sizeof game);
    memset(&again, 0xAA, sizeof again);
    expect(chess_load_fen(&game, fen) == CHESS_OK, "not read", fen);
    expect(chess_write_fen(&game, text, sizeof text) == length && strcmp(text, canonical) == 0, "written otherwise",
           text);
    expect(chess_load_fen(&again, text) == CHESS_OK && memcmp(&game, &again, sizeof game) == 0, "read otherwise", fen);
    for (capacity = 1; capacity <= length + 1; ++capacity) {
        memset(text, '#', sizeof text);
        expect(chess_write_fen(&game, text, capacity) == length, "length", fen);
        expect(strlen(text) == capacity - 1 && memcmp(text, canonical, capacity - 1) == 0, "cut", fen);
        expect(capacity == sizeof text || text[capacity] == '#', "written past the end", fen);
    }
    expect(chess_write_fen(&game, NULL, 0) == length, "length alone", fen);
}

int main(void)
{
    static char line[220];
    unsigned lines = 0;
    while (target_read_line(line, sizeof line) >= 0) {
        char* const bar = strchr(line, '|');
        if (line[0] == '#' || bar == NULL)
            continue;
        ++lines;
        *bar = '\0';
        if (bar[1] == '-')
            check_refusal(line, bar + 2);
        else
            check_round_trip(line, bar + 1);
    }
    printf("%u texts, %u failed\n", lines, failures);
    return failures != 0 || lines == 0;
}
