/* SPDX-License-Identifier: MIT */
/**
 * @file board.h
 * All that the board program knows of the hardware. A port is a folder that defines these functions and calls
 * board_program_main() (program/main.h) after start-up. None of them may block for longer than its comment says.
 *
 * Squares are numbered as in qipan/chess.h: 0 = a1, 7 = h1, 63 = h8.
 */
#ifndef QIPAN_BOARD_H
#define QIPAN_BOARD_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Colours of a lamp, 0..7; a lamp is a colour, or a colour with LAMP_BLINKS. */
enum {
    LAMP_OFF = 0,
    LAMP_RED = 1,
    LAMP_GREEN = 2,
    LAMP_BLUE = 3,
    LAMP_WHITE = 4,
    LAMP_YELLOW = 5,
    LAMP_MAGENTA = 6,
    LAMP_COLOR = 7, /**< mask */
    LAMP_BLINKS = 8
};

/** 64 lamps, two a byte: the even square in the low half. */
enum { BOARD_PICTURE_BYTES = 32 };

/** The ninth row of the matrix holds the keys. */
enum { BOARD_KEY_ROW = 8 };

/** Milliseconds since power-up; wraps after 49 days. */
uint32_t board_milliseconds(void);

/**
 * One row of the matrix as it is now, not debounced. row 0..7 is rank 1..8: bit 0 = file a .. bit 7 = file h, 1 = a
 * man stands there. row BOARD_KEY_ROW: bit 0 = key 0, 1 = down; 0 where there are no keys. At most 100 microseconds.
 */
uint8_t board_read_row(uint8_t row);

/**
 * Shows a picture. blink_on says whether the blinking lamps are lit in this half of their period; the program calls
 * again for the other half. A board with lamps of one colour lights every lamp that is not LAMP_OFF. At most 5 ms,
 * in which received bytes must not be lost.
 */
void board_show_lamps(const uint8_t picture[BOARD_PICTURE_BYTES], uint8_t blink_on);

/** The buzzer, where there is one. */
void board_sound(uint8_t on);

/** The next byte received from the host, or -1. The port buffers at least 64. Never waits. */
int16_t board_receive(void);

/** Queues a byte for the host; 0 when there is no room now. A port whose host may stay away drops it and answers 1. */
uint8_t board_send(uint8_t byte);

/**
 * A store of BOARD_KEPT_PLIES words of 16 bits, for the moves of one game: RAM, or EEPROM where RAM is scarce. Need not
 * outlive a loss of power. index 0..BOARD_KEPT_PLIES - 1. At most 10 milliseconds, in which received bytes must not be
 * lost.
 */
void board_keep(uint16_t index, uint16_t word);
uint16_t board_kept(uint16_t index);
enum { BOARD_KEPT_PLIES = 500 };

/** Saves power until something may have happened: a byte, or a millisecond gone. May return at once. */
void board_idle(void);

/** The number of this very board: the same at each power-up, as different as can be from other boards'. */
uint32_t board_identity(void);

/** A number that is drawn once at each power-up, and differs from the last one's as surely as the hardware allows. */
uint16_t board_draw_boot_number(void);

#ifdef __cplusplus
}
#endif

#endif
