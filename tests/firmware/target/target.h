/* SPDX-License-Identifier: MIT */
/**
 * @file target.h
 * What a program on an emulated microcontroller has of the outer world: text in, text out, an exit code, a stopwatch
 * and its own stack. The ATmega in simavr: avr.c and simavr_run.c; a Cortex-M in QEMU: cortex_m.c.
 */
#ifndef QIPAN_TARGET_H
#define QIPAN_TARGET_H

#include <stdint.h>

/** Writes one character to the emulator's standard output. */
void target_putc(char c);

/** The next character of the input file, or -1 at its end. */
int target_getc(void);

/** Ends the emulation; the emulator exits with code. */
void target_exit(int code) __attribute__((noreturn));

/** Reads a line, without its end, cut to capacity - 1 characters. Returns its length, or -1 when none is left. */
int target_read_line(char* line, int capacity);

/* TARGET_MARK(mark) reads the stopwatch, target_counted(a, b) tells what ran between two marks (cycles on an AVR,
 * instructions on a Cortex-M), the marks themselves excluded. At most 2 million instructions on a Cortex-M. */

#ifdef __AVR__

#include <avr/io.h>

typedef uint8_t target_mark_t;
enum { TARGET_PAINTED = 700 };

/* The host notes the cycle of each write to GPIOR1 and answers reads of it with the last difference, low byte first. */
#define TARGET_MARK(mark)                                                                                              \
    do {                                                                                                               \
        __asm__ __volatile__("out %0, __zero_reg__" : : "I"(_SFR_IO_ADDR(GPIOR1)) : "memory");                         \
        (mark) = 0;                                                                                                    \
    } while (0)

static inline uint32_t target_counted(target_mark_t start, target_mark_t stop)
{
    uint32_t count = GPIOR1;
    count |= (uint32_t)GPIOR1 << 8;
    count |= (uint32_t)GPIOR1 << 16;
    count |= (uint32_t)GPIOR1 << 24;
    (void)start;
    (void)stop;
    return count - 1;
}

/** The highest byte that a call made now would write to. */
static inline __attribute__((always_inline)) volatile uint8_t* target_stack_top(void)
{
    return (volatile uint8_t*)SP;
}

#else

typedef uint32_t target_mark_t;
enum { TARGET_PAINTED = 2048 };

/* SysTick, which counts down with the emulator's instruction clock. */
#define TARGET_MARK(mark) __asm__ __volatile__("ldr %0, [%1]" : "=r"(mark) : "r"(0xE000E018) : "memory")

uint32_t target_counted(target_mark_t start, target_mark_t stop);

/** The highest byte that a call made now would write to. */
static inline __attribute__((always_inline)) volatile uint8_t* target_stack_top(void)
{
    uint8_t* top;
    __asm__ __volatile__("mov %0, sp" : "=r"(top));
    return top - 1;
}

#endif

#endif
