/* SPDX-License-Identifier: MIT */
/* QEMU's stm32vldiscovery models no pins. There the contacts come in through USART2, and the lamps go out, as lines of
 * text; this file stands where wires.c does on a chip.
 *
 *     in    0123456789ABCDEF KK    the words of the matrix: rank 8 first, bit 7 = file a; then the keys, bit 0 = key 0
 *     out   L<64 characters>       the lamps, as the message LD writes them, each time they are shown
 *     out   B<0 or 1>              the buzzer
 *     out   ?                      asks for the contacts, at the start
 */
#include "port.h"
#include "registers.h"

static volatile uint8_t rows[BOARD_KEY_ROW + 1];
static volatile uint8_t rows_are_known = 0;

static void put(char c)
{
    while (!(USART2->SR & USART_SR_TXE)) {
    }
    USART2->DR = (uint8_t)c;
}

void wires_start(void)
{
    uint32_t patience;
    RCC->APB1ENR |= RCC_APB1ENR_USART2;
    USART2->BRR = CORE_HZ / 115200;
    USART2->CR1 = USART_CR1_UE | USART_CR1_TE | USART_CR1_RE | USART_CR1_RXNEIE;
    NVIC_ISER[IRQ_USART2 / 32] = 1U << (IRQ_USART2 % 32);
    put('?');
    put('\n');
    /* A second or so: contacts on wires would be there at once. */
    for (patience = 100000000; !rows_are_known && patience > 0; --patience) {
    }
}

static uint8_t turned_round(uint8_t byte)
{
    uint8_t turned = 0, i;
    for (i = 0; i < 8; ++i)
        turned |= (uint8_t)((byte >> i & 1) << (7 - i));
    return turned;
}

/* Nine bytes in hexadecimal make a line; anything else is dropped whole. */
void wires_interrupt(void)
{
    static uint8_t digits = 0, wrong = 0;
    static uint8_t line[BOARD_KEY_ROW + 1];
    const char c = (char)USART2->DR;
    if (c == '\n') {
        uint8_t i;
        if (digits == 2 * sizeof line && !wrong) {
            for (i = 0; i < 8; ++i)
                rows[7 - i] = turned_round(line[i]);
            rows[BOARD_KEY_ROW] = line[BOARD_KEY_ROW];
            rows_are_known = 1;
        }
        digits = wrong = 0;
    } else if (c != ' ' && c != '\r') {
        const int value = c >= '0' && c <= '9' ? c - '0' : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
        if (value < 0 || digits >= 2 * sizeof line)
            wrong = 1;
        else {
            line[digits / 2] = (uint8_t)(line[digits / 2] << 4 | value);
            ++digits;
        }
    }
}

uint8_t board_read_row(uint8_t row)
{
    return rows[row];
}

void board_show_lamps(const uint8_t picture[BOARD_PICTURE_BYTES], uint8_t blink_on)
{
    uint8_t i;
    (void)blink_on;
    put('L');
    for (i = 0; i < 64; ++i) {
        const uint8_t square = i ^ 56; /* rank 8 first */
        const uint8_t lamp = square & 1 ? picture[square / 2] >> 4 : picture[square / 2];
        put((lamp & LAMP_BLINKS ? ".RGBWYM." : ".rgbwym.")[lamp & LAMP_COLOR]);
    }
    put('\n');
}

void board_sound(uint8_t on)
{
    put('B');
    put(on ? '1' : '0');
    put('\n');
}

uint32_t board_identity(void)
{
    return 0x4F21A9C0;
}

/* The emulated clock follows the host's: how often a loop runs in a millisecond differs from one to the next. */
uint16_t board_draw_boot_number(void)
{
    uint32_t mixed = 0, i;
    for (i = 0; i < 8; ++i) {
        const uint32_t now = board_milliseconds();
        uint32_t rounds = 0;
        while (board_milliseconds() == now)
            ++rounds;
        mixed = (mixed ^ rounds) * 0x9E3779B1U;
    }
    return (uint16_t)(mixed ^ mixed >> 16);
}
