/* SPDX-License-Identifier: MIT */
/* From the reset to main(): the vector table, memory set up, and the clock at 24 MHz. */
#include "port.h"
#include "registers.h"

extern uint32_t data_load[], data_start[], data_end[], bss_start[], bss_end[], stack_bottom[], stack_painted[],
    stack_top[];
extern int main(void);

/* 24 MHz from the internal oscillator: the F100's highest speed, and one at which an F103 needs no wait states. No
 * crystal is needed: the oscillator's 1 % is good enough for 115200 baud. An emulator may not model this and never say
 * that it is ready, so nothing waits for ever. */
static void start_clock(void)
{
    uint32_t patience;
    RCC->CFGR = RCC_CFGR_PLLMUL_6; /* 8 MHz / 2 * 6 */
    RCC->CR |= RCC_CR_PLLON;
    for (patience = 10000; !(RCC->CR & RCC_CR_PLLRDY) && patience > 0; --patience) {
    }
    RCC->CFGR |= RCC_CFGR_SW_PLL;
    for (patience = 10000; (RCC->CFGR & RCC_CFGR_SWS) != RCC_CFGR_SWS_PLL && patience > 0; --patience) {
    }
}

void reset(void)
{
    const uint32_t* from = data_load;
    uint32_t* to;
    for (to = data_start; to < data_end; ++to)
        *to = *from++;
    for (to = bss_start; to < bss_end; ++to)
        *to = 0;
    /* Painted, so that a debugger sees how deep the stack has been. */
    for (to = stack_bottom; to < stack_painted; ++to)
        *to = 0x5AFE57AC;
    start_clock();
    main();
    for (;;) {
    }
}

/* A fault: start anew, as after a power-up. The host sees another boot number. */
static void fault(void)
{
    *(reg_t*)0xE000ED0C = 0x05FA0004; /* AIRCR: system reset */
    for (;;) {
    }
}

static void unused(void)
{
}

struct vectors {
    uint32_t* stack;
    void (*exceptions[15])(void);
    void (*interrupts[IRQS])(void);
};

__attribute__((section(".vectors"), used)) static const struct vectors vectors = {
    stack_top,
    {reset, unused, fault, fault, fault, fault, 0, 0, 0, 0, unused, unused, 0, unused, clock_interrupt},
    {[IRQ_USART1] = link_interrupt, [IRQ_USART2] = wires_interrupt},
};
