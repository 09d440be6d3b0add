/* SPDX-License-Identifier: MIT */
/* Whole games through the C API, and the refusal of everything that is out of range. */
#include <qipan/chess.h>

#include "check.h"

#include <string.h>

enum { CAPACITY = 256 };

/** A game with its history. */
struct table {
    chess_game_t game;
    chess_ply_t plies[CAPACITY];
    chess_history_t history;
};

static void begin(struct table* table, const char* fen)
{
    chess_init(&table->game);
    if (fen != NULL)
        CHECK(chess_load_fen(&table->game, fen) == CHESS_OK);
    chess_history_init(&table->history, table->plies, CAPACITY);
}

/** Plays moves like "e2e4 e7e8n"; each must be legal. */
static void play(struct table* table, const char* moves)
{
    while (*moves != '\0') {
        const chess_index_t from = chess_index_from_name(moves);
        const chess_index_t to = chess_index_from_name(moves + 2);
        moves += 4;
        CHECK(chess_move_recorded(&table->game, &table->history, from, to) != CHESS_ILLEGAL);
        if (*moves != '\0' && *moves != ' ') {
            const char* const letters = "nbrq";
            const chess_type_t type = (chess_type_t)(CHESS_TYPE_KNIGHT + (strchr(letters, *moves) - letters));
            CHECK(chess_promotion_pending(&table->game) == to);
            CHECK(chess_promote_pawn(&table->game, to, type) == CHESS_OK);
            ++moves;
        }
        while (*moves == ' ')
            ++moves;
    }
}

static int stands(const struct table* table, const char* fen)
{
    char text[CHESS_FEN_CAPACITY];
    chess_write_fen(&table->game, text, sizeof text);
    if (strcmp(text, fen) != 0)
        printf("stands: %s\n", text);
    return strcmp(text, fen) == 0;
}

static chess_index_t square(const char* name)
{
    return chess_index_from_name(name);
}

static const char* const start_fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

static void names_every_square(void)
{
    char name[3];
    chess_index_t index;
    for (index = 0; index < 64; ++index) {
        chess_index_name(index, name);
        CHECK(name[0] == 'a' + index % 8 && name[1] == '1' + index / 8 && name[2] == '\0');
        CHECK(chess_index_from_name(name) == index);
    }
    CHECK(square("d4") == 27);
    chess_index_name(64, name);
    CHECK(name[0] == '\0');
    chess_index_name(CHESS_NONE, name);
    CHECK(name[0] == '\0');
    CHECK(square("i1") == CHESS_NONE && square("a9") == CHESS_NONE && square("a0") == CHESS_NONE);
    CHECK(square("") == CHESS_NONE && square("a") == CHESS_NONE && square("A1") == CHESS_NONE);
}

static void starts_as_the_laws_say(void)
{
    struct table table;
    begin(&table, NULL);
    CHECK(stands(&table, start_fen));
    CHECK(chess_turn(&table.game) == CHESS_WHITE);
    CHECK(chess_index_to_id(&table.game, square("d1")) == 0x05);
    CHECK(chess_index_to_id(&table.game, square("d8")) == 0x15);
    CHECK(chess_index_to_id(&table.game, square("e4")) == 0);
    CHECK(CHESS_ID(CHESS_BLACK, CHESS_TYPE_QUEEN) == 0x15 && CHESS_TEAM(0x15) == CHESS_BLACK);
    CHECK(chess_score(&table.game, CHESS_WHITE) == 39 && chess_score(&table.game, CHESS_BLACK) == 39);
    CHECK(table.game.castling_white_king == 8 && table.game.castling_black_queen == 1);
    CHECK(table.game.fullmove_number == 1 && table.game.halfmove_clock == 0);
    CHECK(table.game.en_passant_target == CHESS_NONE);
}

static void refuses_what_is_out_of_range(void)
{
    static const chess_index_t outside[] = {-128, -2, -1, 64, 65, 100, 127};
    struct table table;
    chess_index_t moves[64];
    size_t i;
    begin(&table, NULL);
    for (i = 0; i < sizeof outside / sizeof outside[0]; ++i) {
        const chess_index_t index = outside[i];
        CHECK(chess_move(&table.game, index, square("e4")) == CHESS_ILLEGAL);
        CHECK(chess_move(&table.game, square("e2"), index) == CHESS_ILLEGAL);
        CHECK(chess_move_promote(&table.game, index, index, CHESS_TYPE_QUEEN) == CHESS_ILLEGAL);
        CHECK(chess_move_recorded(&table.game, &table.history, index, 0) == CHESS_ILLEGAL);
        CHECK(chess_compute_moves(&table.game, index, moves) == 0);
        CHECK(chess_index_to_id(&table.game, index) == 0);
        CHECK(chess_would_leave_king_in_check(&table.game, index, 0));
        CHECK(chess_would_leave_king_in_check(&table.game, 0, index));
        CHECK(chess_promote_pawn(&table.game, index, CHESS_TYPE_QUEEN) == CHESS_INVALID);
    }
    CHECK(chess_status(&table.game, 2) == CHESS_NORMAL && chess_status(&table.game, 255) == CHESS_NORMAL);
    CHECK(!chess_can_castle(&table.game, 2) && chess_score(&table.game, 7) == 0 && chess_score(&table.game, 16) == 0);
    CHECK(chess_undo(&table.game, &table.history) == CHESS_INVALID);
    CHECK(stands(&table, start_fen));
}

static void plays_to_mate(void)
{
    struct table table;
    begin(&table, NULL);
    play(&table, "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6");
    CHECK(chess_move_recorded(&table.game, &table.history, square("h5"), square("f7")) == square("f7"));
    CHECK(chess_status(&table.game, CHESS_BLACK) == CHESS_CHECKMATE);
    CHECK(chess_status(&table.game, CHESS_WHITE) == CHESS_NORMAL);
    CHECK(chess_score(&table.game, CHESS_BLACK) == 38);
    CHECK(chess_move(&table.game, square("a7"), square("a6")) == CHESS_ILLEGAL);
}

static void castles_on_both_sides(void)
{
    struct table table;
    begin(&table, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    CHECK(chess_can_castle(&table.game, CHESS_WHITE) && chess_can_castle(&table.game, CHESS_BLACK));
    CHECK(chess_move_recorded(&table.game, &table.history, square("e1"), square("g1")) == CHESS_NONE);
    CHECK(!chess_can_castle(&table.game, CHESS_WHITE));
    play(&table, "e8c8");
    CHECK(stands(&table, "2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2"));
    CHECK(chess_undo(&table.game, &table.history) == CHESS_OK && chess_undo(&table.game, &table.history) == CHESS_OK);
    CHECK(stands(&table, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"));
}

static void takes_en_passant(void)
{
    struct table table;
    begin(&table, NULL);
    play(&table, "e2e4 a7a6 e4e5 d7d5");
    CHECK(table.game.en_passant_target == square("d6"));
    CHECK(chess_move_recorded(&table.game, &table.history, square("e5"), square("d6")) == square("d5"));
    CHECK(stands(&table, "rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3"));
    CHECK(chess_undo(&table.game, &table.history) == CHESS_OK);
    CHECK(stands(&table, "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3"));
}

static void promotes_in_two_steps(void)
{
    static const char* const before = "3r4/4P1k1/8/8/8/8/8/4K3 w - - 7 40";
    struct table table;
    chess_index_t moves[64];
    chess_game_t waiting;
    begin(&table, before);
    CHECK(chess_move_recorded(&table.game, &table.history, square("e7"), square("d8")) == square("d8"));
    CHECK(chess_promotion_pending(&table.game) == square("d8"));
    CHECK(chess_turn(&table.game) == CHESS_WHITE);
    CHECK(chess_status(&table.game, CHESS_WHITE) == CHESS_NORMAL);
    CHECK(chess_compute_moves(&table.game, square("e1"), moves) == 0);
    CHECK(chess_draw(&table.game, &table.history) == CHESS_DRAW_NONE);
    waiting = table.game;
    CHECK(chess_move(&table.game, square("e1"), square("e2")) == CHESS_ILLEGAL);
    CHECK(chess_promote_pawn(&table.game, square("d8"), CHESS_TYPE_KING) == CHESS_INVALID);
    CHECK(chess_promote_pawn(&table.game, square("d8"), CHESS_TYPE_PAWN) == CHESS_INVALID);
    CHECK(chess_promote_pawn(&table.game, square("d8"), CHESS_TYPE_NONE) == CHESS_INVALID);
    CHECK(chess_promote_pawn(&table.game, square("e8"), CHESS_TYPE_QUEEN) == CHESS_INVALID);
    CHECK(memcmp(&waiting, &table.game, sizeof waiting) == 0);

    /* cancelled: everything is as before */
    CHECK(chess_undo(&table.game, &table.history) == CHESS_OK);
    CHECK(stands(&table, before) && chess_promotion_pending(&table.game) == CHESS_NONE);

    /* carried out, with a knight */
    play(&table, "e7d8n");
    CHECK(stands(&table, "3N4/6k1/8/8/8/8/8/4K3 b - - 0 40"));
    CHECK(chess_undo(&table.game, &table.history) == CHESS_OK);
    CHECK(stands(&table, before));

    /* both steps at once */
    CHECK(chess_move_promote(&table.game, square("e7"), square("d8"), CHESS_TYPE_NONE) == CHESS_ILLEGAL);
    CHECK(chess_move_promote(&table.game, square("e7"), square("d8"), CHESS_TYPE_KING) == CHESS_ILLEGAL);
    CHECK(chess_move_promote(&table.game, square("e1"), square("e2"), CHESS_TYPE_QUEEN) == CHESS_ILLEGAL);
    CHECK(stands(&table, before));
    CHECK(chess_move_promote(&table.game, square("e7"), square("d8"), CHESS_TYPE_ROOK) == square("d8"));
    CHECK(stands(&table, "3R4/6k1/8/8/8/8/8/4K3 b - - 0 40"));
}

static void black_promotes_on_the_first_rank_and_mates(void)
{
    struct table table;
    begin(&table, "8/8/8/8/8/6k1/4p3/7K b - - 0 50");
    play(&table, "e2e1q");
    CHECK(chess_status(&table.game, CHESS_WHITE) == CHESS_CHECKMATE);
    CHECK(table.game.fullmove_number == 51);
}

static void tells_check_as_the_board_stands_while_a_promotion_waits(void)
{
    struct table table;
    /* b7xc8 opens the long diagonal from a8 */
    begin(&table, "B1n5/1P6/8/8/8/8/6k1/3K4 w - - 0 1");
    CHECK(chess_move(&table.game, square("b7"), square("c8")) == square("c8"));
    CHECK(chess_status(&table.game, CHESS_BLACK) == CHESS_CHECK);
    CHECK(chess_status(&table.game, CHESS_WHITE) == CHESS_NORMAL);
}

static void plays_to_stalemate(void)
{
    struct table table;
    begin(&table, "7k/8/6K1/8/8/8/5Q2/8 w - - 0 1");
    play(&table, "f2f7");
    CHECK(chess_status(&table.game, CHESS_BLACK) == CHESS_STALEMATE);
    begin(&table, "8/5q2/8/8/8/6k1/8/7K b - - 0 1");
    play(&table, "f7f2");
    CHECK(chess_status(&table.game, CHESS_WHITE) == CHESS_STALEMATE);
}

static void offers_the_threefold_claim(void)
{
    struct table table;
    begin(&table, NULL);
    play(&table, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1");
    CHECK(chess_draw(&table.game, &table.history) == CHESS_DRAW_NONE);
    CHECK(chess_repetitions(&table.game, &table.history) == 2);
    play(&table, "f6g8");
    CHECK(chess_draw(&table.game, &table.history) == CHESS_DRAW_THREEFOLD);
    CHECK(chess_draw(&table.game, NULL) == CHESS_DRAW_NONE);
}

static void goes_back_to_the_start_and_forward_to_the_end(void)
{
    static const char* const moves = "e2e4 c7c5 g1f3 d7d6 f1b5 c8d7 e1g1 g8f6 e4e5 d6e5 b5d7 d8d7 f3e5 d7d5 f1e1 e7e6";
    struct table table;
    struct table replayed;
    begin(&table, NULL);
    play(&table, moves);
    CHECK(table.history.count == 16);
    replayed = table;
    while (chess_undo(&table.game, &table.history) == CHESS_OK) {
    }
    CHECK(stands(&table, start_fen));
    play(&table, moves);
    CHECK(memcmp(&table.game, &replayed.game, sizeof table.game) == 0);
    CHECK(memcmp(table.plies, replayed.plies, 16 * sizeof table.plies[0]) == 0);
}

static void forgets_the_oldest_ply_when_full(void)
{
    chess_game_t game;
    chess_game_t after_first;
    chess_ply_t plies[3];
    chess_history_t history;
    chess_init(&game);
    chess_history_init(&history, plies, 3);
    CHECK(chess_move_recorded(&game, &history, square("e2"), square("e4")) == CHESS_NONE);
    after_first = game;
    CHECK(chess_move_recorded(&game, &history, square("e7"), square("e5")) == CHESS_NONE);
    CHECK(chess_move_recorded(&game, &history, square("g1"), square("f3")) == CHESS_NONE);
    CHECK(chess_move_recorded(&game, &history, square("b8"), square("c6")) == CHESS_NONE);
    CHECK(history.count == 3);
    while (chess_undo(&game, &history) == CHESS_OK) {
    }
    CHECK(memcmp(&game, &after_first, sizeof game) == 0);
}

static void looks_at_the_kings_safety_alone(void)
{
    struct table table;
    begin(&table, "4r1k1/8/8/8/4N3/8/8/4K3 w - - 0 1");
    CHECK(chess_would_leave_king_in_check(&table.game, square("e4"), square("c5")));
    CHECK(!chess_would_leave_king_in_check(&table.game, square("e1"), square("d1")));
    CHECK(!chess_would_leave_king_in_check(&table.game, square("g8"), square("g7")));
    CHECK(chess_would_leave_king_in_check(&table.game, square("a1"), square("a2")));
    begin(&table, "4k3/8/8/8/8/8/8/2K4r w - - 0 1");
    CHECK(chess_would_leave_king_in_check(&table.game, square("c1"), square("a1")));
}

static void finds_moves_in_a_list(void)
{
    struct table table;
    chess_index_t moves[64];
    size_t count;
    begin(&table, NULL);
    count = chess_compute_moves(&table.game, square("e2"), moves);
    CHECK(count == 2);
    CHECK(chess_contains_move(moves, count, square("e4")) && !chess_contains_move(moves, count, square("e5")));
    CHECK(!chess_contains_move(moves, 0, square("e4")));
    CHECK(chess_compute_moves(&table.game, square("e7"), moves) == 0);
}

int main(void)
{
    names_every_square();
    starts_as_the_laws_say();
    refuses_what_is_out_of_range();
    plays_to_mate();
    castles_on_both_sides();
    takes_en_passant();
    promotes_in_two_steps();
    black_promotes_on_the_first_rank_and_mates();
    tells_check_as_the_board_stands_while_a_promotion_waits();
    plays_to_stalemate();
    offers_the_threefold_claim();
    goes_back_to_the_start_and_forward_to_the_end();
    forgets_the_oldest_ply_when_full();
    looks_at_the_kings_safety_alone();
    finds_moves_in_a_list();
    return report_checks();
}
