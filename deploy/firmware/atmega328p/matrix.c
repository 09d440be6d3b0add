/* SPDX-License-Identifier: MIT */
/* Eight ranks of contacts and a row of keys, a diode each; see pins.h. */
#include <avr/io.h>
#include <util/delay.h>

#include "pins.h"
#include "port.h"

/* A released file rises through the pull-up of 20 to 50 kOhm; some 300 pF of wires take up to 15 us for it. */
enum { SETTLE_US = 20 };

void matrix_start(void)
{
    PORTD |= FILES_D;
    PORTB |= FILES_B;
    PORTC &= (uint8_t)~ROWS_C; /* rows: output low when driven, open when not */
    PORTB &= (uint8_t)~ROWS_B;
}

uint8_t board_read_row(uint8_t row)
{
    uint8_t closed;
    if (row < FIRST_ROW_OF_B)
        DDRC |= (uint8_t)(1 << row);
    else
        DDRB |= (uint8_t)(1 << (row - FIRST_ROW_OF_B + FIRST_ROW_BIT_OF_B));
    _delay_us(SETTLE_US);
    closed = (uint8_t)~READ_FILES();
    DDRC &= (uint8_t)~ROWS_C;
    DDRB &= (uint8_t)~ROWS_B;
    return closed;
}

/* All pins are spent: no buzzer here. */
void board_sound(uint8_t on)
{
    (void)on;
}
