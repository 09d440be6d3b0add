/* SPDX-License-Identifier: MIT */
/**
 * @file pins.h
 * Where the wires go on an Arduino Uno (ATmega328P at 16 MHz). All 18 pins that the USB chip leaves are used:
 *
 *     D2..D9        files a..h, inputs with the chip's pull-up: a contact pulls its file low through its diode
 *     A0..A5        ranks 1..6, driven low one at a time, else open
 *     D10, D11      ranks 7, 8
 *     D12           the row of the keys: key 0 on the wire of file a .. key 7 on that of file h
 *     D13           the data wire of 64 WS2812B lamps
 */
#ifndef QIPAN_ATMEGA328P_PINS_H
#define QIPAN_ATMEGA328P_PINS_H

#include <avr/io.h>

/* Files: D2..D7 are PD2..PD7, D8 and D9 are PB0 and PB1. So bit 0 = file a, as board_read_row() says. */
enum { FILES_D = 0xFC, FILES_B = 0x03 };
#define READ_FILES() ((uint8_t)((PIND >> 2) | (PINB << 6)))

/* Rows: bits of PORTC for ranks 1 to 6, of PORTB for ranks 7, 8 and the keys. */
enum { ROWS_C = 0x3F, ROWS_B = 0x1C, FIRST_ROW_OF_B = 6, FIRST_ROW_BIT_OF_B = 2 };

enum { LAMP_PIN = 5 }; /* of PORTB */

/* Lamp 0 is under a1, 7 under h1; the next rank comes back, so lamp 8 is under h2, and so on: the shortest wires. */
enum { LAMPS_GO_TO_AND_FRO = 1 };

#endif
