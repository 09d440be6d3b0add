/* SPDX-License-Identifier: MIT */
/* SysTick: a thousand times a second. */
#include "port.h"
#include "registers.h"

static volatile uint32_t milliseconds;

void clock_start(void)
{
    SYSTICK->LOAD = CORE_HZ / 1000 - 1;
    SYSTICK->VAL = 0;
    SYSTICK->CTRL = SYSTICK_ENABLE | SYSTICK_INTERRUPT | SYSTICK_CORE_CLOCK;
}

void clock_interrupt(void)
{
    ++milliseconds;
    link_send_waiting();
}

uint32_t board_milliseconds(void)
{
    return milliseconds;
}
