/* SPDX-License-Identifier: MIT */
/* Timer 1 runs freely at 250 kHz, and wakes the processor about once a millisecond. Milliseconds are counted from the
 * timer's differences, so an interrupt that comes late, after a picture was sent to the lamps, loses none. */
#include <avr/interrupt.h>
#include <avr/io.h>
#include <util/atomic.h>

#include "port.h"

enum { TICKS_PER_MS = 250 };

static volatile uint32_t milliseconds = 0;

void clock_start(void)
{
    TCCR1A = 0;
    TCCR1B = 1 << CS11 | 1 << CS10; /* the processor's clock / 64 */
    OCR1A = TICKS_PER_MS;
    TIMSK1 = 1 << OCIE1A;
}

ISR(TIMER1_COMPA_vect)
{
    static uint16_t counted_to = 0;
    const uint16_t now = TCNT1;
    while ((uint16_t)(now - counted_to) >= TICKS_PER_MS) {
        counted_to += TICKS_PER_MS;
        ++milliseconds;
    }
    OCR1A = now + TICKS_PER_MS;
}

uint32_t board_milliseconds(void)
{
    uint32_t now;
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE)
    {
        now = milliseconds;
    }
    return now;
}
