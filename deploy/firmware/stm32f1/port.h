/* SPDX-License-Identifier: MIT */
/* What the files of this port know of each other. */
#ifndef QIPAN_STM32F1_PORT_H
#define QIPAN_STM32F1_PORT_H

#include "../board.h"

enum { CORE_HZ = 24000000 };

void clock_start(void);
void clock_interrupt(void);
void link_start(void);
void link_interrupt(void);

/**
 * Sends what waits and can be sent now. The USART's own interrupt does this on hardware; QEMU 7.2 raises none when the
 * transmitter is empty, so the clock's interrupt does it as well. Both have the same priority: neither breaks into the
 * other.
 */
void link_send_waiting(void);

/* What QEMU has and a chip has are different from here on: wires.c for a chip, emulated.c for QEMU. */
void wires_start(void);
void wires_interrupt(void);

#endif
