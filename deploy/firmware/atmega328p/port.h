/* SPDX-License-Identifier: MIT */
/* What the files of this port know of each other. */
#ifndef QIPAN_ATMEGA328P_PORT_H
#define QIPAN_ATMEGA328P_PORT_H

#include "../board.h"

void clock_start(void);
void uart_start(void);
void matrix_start(void);
void lamps_start(void);

/** Keeps a byte that the UART has received, if any. For code that holds interrupts off for longer than 100 us. */
void uart_poll(void);

#endif
