/* SPDX-License-Identifier: MIT */
/*
 * Chess on a bare Cortex-M: moves come in over USART1 as "e2e4" or "e7e8q" and a line end, an answer goes out. No
 * operating system, no heap, no C library but mem*. The registers are those of STM32F2 and F4; on a board, switch on
 * the clock and the pins of USART1 and set its speed (BRR) first. As it is it runs in QEMU:
 *
 *     qemu-system-arm -M netduino2 -nographic -kernel cortex_m.elf
 */
#include <qipan/chess.h>

#define USART1_SR (*(volatile uint32_t*)0x40011000)
#define USART1_DR (*(volatile uint32_t*)0x40011004)
#define USART1_CR1 (*(volatile uint32_t*)0x4001100C)
enum { SR_RECEIVED = 1 << 5, SR_CAN_SEND = 1 << 7, CR1_RECEIVE = 1 << 2, CR1_SEND = 1 << 3, CR1_ON = 1 << 13 };

enum { HISTORY = 200 };

/* One game, and the plies that can be taken back: 11 bytes each. */
static chess_game_t game;
static chess_ply_t plies[HISTORY];
static chess_history_t history;

static void send(const char* text)
{
    for (; *text != '\0'; ++text) {
        while (!(USART1_SR & SR_CAN_SEND)) {
        }
        USART1_DR = (uint8_t)*text;
    }
}

/** Reads a line, without its end, cut to capacity - 1 characters. */
static void receive_line(char* line, unsigned capacity)
{
    unsigned length = 0;
    for (;;) {
        char c;
        while (!(USART1_SR & SR_RECEIVED)) {
        }
        c = (char)USART1_DR;
        if (c == '\n' || c == '\r')
            break;
        if (length < capacity - 1)
            line[length++] = c;
    }
    line[length] = '\0';
}

static chess_type_t promotion_type(char letter)
{
    switch (letter) {
    case 'n':
        return CHESS_TYPE_KNIGHT;
    case 'b':
        return CHESS_TYPE_BISHOP;
    case 'r':
        return CHESS_TYPE_ROOK;
    default:
        return CHESS_TYPE_QUEEN;
    }
}

/** What to answer to a move that has just been played. */
static const char* verdict(void)
{
    switch (chess_status(&game, chess_turn(&game))) {
    case CHESS_CHECKMATE:
        return "checkmate\n";
    case CHESS_STALEMATE:
        return "stalemate\n";
    case CHESS_CHECK:
        return "check\n";
    default:
        return chess_draw(&game, &history) != CHESS_DRAW_NONE ? "draw\n" : "ok\n";
    }
}

static const char* answer(const char* line)
{
    chess_index_t from, to;
    if (line[0] == 'u')
        return chess_undo(&game, &history) == CHESS_OK ? "taken back\n" : "nothing to take back\n";
    from = chess_index_from_name(line);
    to = chess_index_from_name(line + 2);
    if (chess_move_recorded(&game, &history, from, to) == CHESS_ILLEGAL)
        return "illegal\n";
    if (chess_promotion_pending(&game) != CHESS_NONE)
        chess_promote_pawn(&game, to, promotion_type(line[4]));
    return verdict();
}

int main(void)
{
    char line[8] = "";
    USART1_CR1 = CR1_ON | CR1_SEND | CR1_RECEIVE;
    chess_init(&game);
    chess_history_init(&history, plies, HISTORY);
    send("ready\n");
    for (;;) {
        receive_line(line, sizeof line);
        send(answer(line));
    }
}
