/* SPDX-License-Identifier: MIT */
/* Timer 1 runs freely at 250 kHz: milliseconds are counted from its differences, so an interrupt that comes late loses
 * none. Its compare interrupt only wakes the processor, about once a millisecond. */
#include <avr/interrupt.h>
#include <avr/io.h>

#include "port.h"

enum { TICKS_PER_MS = 250 };

void clock_start(void)
{
    TCCR1A = 0;
    TCCR1B = 1 << CS11 | 1 << CS10; /* the processor's clock / 64 */
    OCR1A = TICKS_PER_MS;
    TIMSK1 = 1 << OCIE1A;
}

ISR(TIMER1_COMPA_vect)
{
    OCR1A = TCNT1 + TICKS_PER_MS;
}

/* The timer goes round in 262 ms: within that time this must be called again. */
uint32_t board_milliseconds(void)
{
    static uint32_t milliseconds = 0;
    static uint16_t counted_to = 0;
    uint16_t now;
    const uint8_t flags = SREG;
    cli();
    now = TCNT1;
    SREG = flags;
    while ((uint16_t)(now - counted_to) >= TICKS_PER_MS) {
        counted_to += TICKS_PER_MS;
        ++milliseconds;
    }
    return milliseconds;
}
