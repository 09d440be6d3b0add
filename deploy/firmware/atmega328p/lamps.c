/* SPDX-License-Identifier: MIT */
/* 64 WS2812B lamps on one wire: a bit lasts 1.25 us and is high for 0.375 us (0) or 0.81 us (1), green before red
 * before blue, highest bit first; a pause of 50 us shows what was sent. Interrupts would spoil the bits, so they are
 * off for the 2 ms of a picture, and the UART is looked at after each lamp (30 us; a byte takes 87 us). */
#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/pgmspace.h>

#include "pins.h"
#include "port.h"

/* Low, to stay within the 500 mA of a USB port: a channel draws about 20 mA at 255, so 64 white lamps take 360 mA. */
#define DIM 24
static const uint8_t colors[8][3] PROGMEM = {
    {0, 0, 0},       {0, DIM, 0},   {DIM, 0, 0},   {0, 0, DIM}, /* off, red, green, blue */
    {DIM, DIM, DIM}, {DIM, DIM, 0}, {0, DIM, DIM}, {0, 0, 0},   /* white, yellow, magenta */
};

void lamps_start(void)
{
    DDRB |= 1 << LAMP_PIN;
}

static inline __attribute__((always_inline)) void send_byte(uint8_t byte)
{
    uint8_t bits;
    __asm__ volatile("        ldi   %[bits], 8            \n"
                     "1:      sbi   %[port], %[pin]       \n" /* cycle 0: high */
                     "        nop                         \n"
                     "        rjmp  .+0                   \n"
                     "        sbrs  %[byte], 7            \n"
                     "        cbi   %[port], %[pin]       \n" /* 6: low, if the bit is 0 */
                     "        lsl   %[byte]               \n"
                     "        rjmp  .+0                   \n"
                     "        rjmp  .+0                   \n"
                     "        nop                         \n"
                     "        cbi   %[port], %[pin]       \n" /* 13: low, if it is 1 */
                     "        rjmp  .+0                   \n"
                     "        dec   %[bits]               \n"
                     "        brne  1b                    \n" /* 20 */
                     : [bits] "=&d"(bits), [byte] "+r"(byte)
                     : [port] "I"(_SFR_IO_ADDR(PORTB)), [pin] "I"(LAMP_PIN));
}

void board_show_lamps(const uint8_t picture[BOARD_PICTURE_BYTES], uint8_t blink_on)
{
    uint8_t number;
    const uint8_t flags = SREG;
    cli();
    for (number = 0; number < 64; ++number) {
        const uint8_t square = LAMPS_GO_TO_AND_FRO && (number & 8) ? number ^ 7 : number;
        const uint8_t both = picture[square / 2];
        const uint8_t lamp = square & 1 ? both >> 4 : both;
        const uint8_t* color = colors[lamp & LAMP_BLINKS && !blink_on ? LAMP_OFF : lamp & LAMP_COLOR];
        send_byte(pgm_read_byte(color));
        send_byte(pgm_read_byte(color + 1));
        send_byte(pgm_read_byte(color + 2));
        uart_poll();
    }
    SREG = flags;
}
