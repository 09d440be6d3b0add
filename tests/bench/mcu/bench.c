/* SPDX-License-Identifier: MIT */
/*
 * What each call of the rules costs on this target, for each position of the input file (a FEN a line).
 * Prints a line a sample: FIGURE COUNT STACK POSITION WHAT. Only the call itself lies between the marks: its arguments,
 * the call and its return are counted, copying the game and reading text are not. STACK is how many bytes below the
 * bench's own the call wrote to, its return address included.
 */
#include <qipan/chess.h>

#include "reach.h"
#include "target.h"

static chess_game_t base; /* the position */
static chess_game_t game; /* the copy that a call may change */
static chess_index_t targets[64];
static char text[CHESS_FEN_CAPACITY];
static unsigned position;

enum { PAINT = 0xA5 };

static uint32_t count;
static uint16_t depth;

/* The call, counted, with the memory below painted before and looked at afterwards. */
#define MEASURE(call)                                                                                                  \
    do {                                                                                                               \
        volatile uint8_t* const top = target_stack_top();                                                              \
        volatile uint8_t* at;                                                                                          \
        target_mark_t start, stop;                                                                                     \
        for (at = top - TARGET_PAINTED + 1; at <= top; ++at)                                                           \
            *at = PAINT;                                                                                               \
        TARGET_MARK(start);                                                                                            \
        call;                                                                                                          \
        TARGET_MARK(stop);                                                                                             \
        for (at = top - TARGET_PAINTED + 1; at <= top && *at == PAINT; ++at) {                                         \
        }                                                                                                              \
        depth = (uint16_t)(top - at + 1);                                                                              \
        count = target_counted(start, stop);                                                                           \
    } while (0)

static void put_text(const char* s)
{
    while (*s != '\0')
        target_putc(*s++);
}

static void put_number(uint32_t n)
{
    char digits[11];
    char* at = digits + 10;
    *at = '\0';
    do
        *--at = (char)('0' + n % 10);
    while ((n /= 10) != 0);
    put_text(at);
}

static void put_square(chess_index_t square)
{
    char name[3];
    chess_index_name(square, name);
    put_text(name[0] == '\0' ? "--" : name);
}

static void put_sample(const char* figure)
{
    put_text(figure);
    target_putc(' ');
    put_number(count);
    target_putc(' ');
    put_number(depth);
    target_putc(' ');
    put_number(position);
    target_putc(' ');
}

static void put_move_sample(const char* figure, chess_index_t from, chess_index_t to)
{
    put_sample(figure);
    put_square(from);
    put_square(to);
    target_putc('\n');
}

static void put_plain_sample(const char* figure)
{
    put_sample(figure);
    put_text("-\n");
}

static void fail(const char* what)
{
    put_text("fail 0 0 ");
    put_number(position);
    target_putc(' ');
    put_text(what);
    target_putc('\n');
    target_exit(1);
}

/* The stopwatch counts nothing for nothing, and a thousand of an instruction that takes one cycle. */
static void check_stopwatch(void)
{
    MEASURE((void)0);
    if (count != 0 || depth != 0)
        fail("nothing costs something");
    MEASURE(__asm__ __volatile__(".rept 1000\nnop\n.endr"));
    if (count != 1000)
        fail("the stopwatch is wrong");
}

/* One chess_move() on a copy; a promotion is its first step. */
static void measure_move(const char* figure, chess_index_t from, chess_index_t to, int legal)
{
    chess_index_t captured;
    game = base;
    MEASURE(captured = chess_move(&game, from, to));
    put_move_sample(figure, from, to);
    if ((captured != CHESS_ILLEGAL) != legal)
        fail(figure);
}

static void measure_promotion(chess_index_t from, chess_index_t to)
{
    chess_index_t captured;
    chess_ret_t promoted;
    MEASURE(promoted = chess_promote_pawn(&game, to, CHESS_TYPE_QUEEN));
    put_move_sample("promote", from, to);
    game = base;
    MEASURE(captured = chess_move_promote(&game, from, to, CHESS_TYPE_QUEEN));
    put_move_sample("move_promote", from, to);
    if (promoted != CHESS_OK || captured == CHESS_ILLEGAL)
        fail("promotion");
}

static void measure_record_and_undo(chess_index_t from, chess_index_t to)
{
    chess_ply_t ply;
    chess_history_t history;
    chess_ret_t undone;
    uint8_t clock;
    game = base;
    chess_history_init(&history, &ply, 1);
    MEASURE(chess_move_recorded(&game, &history, from, to));
    put_move_sample("recorded", from, to);
    MEASURE(chess_repetitions(&game, &history));
    put_move_sample("repetitions", from, to);
    clock = game.halfmove_clock;
    game.halfmove_clock = 100; /* so that chess_draw() has to look at everything */
    MEASURE(chess_draw(&game, &history));
    put_move_sample("draw_claim", from, to);
    game.halfmove_clock = clock;
    MEASURE(undone = chess_undo(&game, &history));
    put_move_sample("undo", from, to);
    if (undone != CHESS_OK)
        fail("undo");
}

/* The destinations of one man: a figure for its type, its moves made, and samples of its illegal moves refused. */
static uint32_t measure_man(chess_index_t from)
{
    static const char* const figures[] = {"", "pawn", "knight", "bishop", "rook", "queen", "king"};
    static unsigned turn_of_geometry = 0;
    uint32_t destinations_cost;
    size_t found, i;
    chess_index_t to;
    MEASURE(found = chess_compute_moves(&base, from, targets));
    destinations_cost = count;
    put_move_sample(figures[CHESS_TYPE(base.board[from])], from, CHESS_NONE);

    for (i = 0; i < found; ++i) {
        measure_move("legal", from, targets[i], 1);
        if (chess_promotion_pending(&game) != CHESS_NONE)
            measure_promotion(from, targets[i]);
        else if (i == 0)
            measure_record_and_undo(from, targets[i]);
    }
    for (to = 0; to < 64; ++to) {
        if (to == from || chess_contains_move(targets, found, to))
            continue;
        if (reaches(&base, from, to))
            measure_move("selfcheck", from, to, 0);
        else if (turn_of_geometry++ % 5 == 0)
            measure_move("geometry", from, to, 0);
    }
    return destinations_cost;
}

static void measure_position(void)
{
    uint32_t all = 0;
    chess_index_t square;
    for (square = 0; square < 64; ++square) {
        if (base.board[square] == 0 || CHESS_TEAM(base.board[square]) != base.turn)
            measure_move("trivial", square, (chess_index_t)(square ^ 8), 0);
        else
            all += measure_man(square);
    }
    measure_move("trivial", CHESS_NONE, 0, 0);
    count = all;
    depth = 0;
    put_plain_sample("all");

    MEASURE(chess_status(&base, base.turn));
    put_plain_sample("status");
    MEASURE(chess_draw(&base, 0));
    put_plain_sample("draw");
    MEASURE(chess_would_leave_king_in_check(&base, base.king_square[base.turn], base.king_square[base.turn]));
    put_plain_sample("would_leave");
    MEASURE(chess_score(&base, base.turn));
    put_plain_sample("score");
    MEASURE(chess_init(&game));
    put_plain_sample("init");
    MEASURE(chess_write_fen(&base, text, sizeof text));
    put_plain_sample("fen_write");
}

int main(void)
{
    check_stopwatch();
    while (target_read_line(text, sizeof text) > 0) {
        chess_ret_t loaded;
        ++position;
        MEASURE(loaded = chess_load_fen(&base, text));
        put_plain_sample("fen_load");
        if (loaded != CHESS_OK)
            fail("a FEN of the input");
        measure_position();
    }
    return position == 0;
}
