/* SPDX-License-Identifier: MIT */
/* The least that a Cortex-M needs before main(): a vector table, and memory set up. */
#include <stdint.h>

extern uint32_t data_load[], data_start[], data_end[], bss_start[], bss_end[], stack_top[];
extern int main(void);

void reset(void)
{
    uint32_t* from = data_load;
    uint32_t* to;
    for (to = data_start; to < data_end; ++to)
        *to = *from++;
    for (to = bss_start; to < bss_end; ++to)
        *to = 0;
    main();
    for (;;) {
    }
}

static void stop(void)
{
    for (;;) {
    }
}

/** The first words of the flash: the stack's end, then where to go on reset and on each fault. */
struct vectors {
    uint32_t* stack;
    void (*handlers[15])(void);
};

__attribute__((section(".vectors"), used)) static const struct vectors vectors = {
    stack_top, {reset, stop, stop, stop, stop, stop}};
