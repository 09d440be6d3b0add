/* SPDX-License-Identifier: MIT */
/* An ATmega under simavr_run: the three general purpose registers are the way out. */
#include "target.h"

void target_putc(char c)
{
    GPIOR0 = (uint8_t)c;
}

int target_getc(void)
{
    const uint8_t c = GPIOR0;
    return c == 0 ? -1 : c;
}

void target_exit(int code)
{
    GPIOR2 = (uint8_t)code;
    for (;;) {
    }
}

/* Runs after the C library's start-up code called main. */
void exit(int code)
{
    target_exit(code);
}
