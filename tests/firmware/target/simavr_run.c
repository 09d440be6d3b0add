/* SPDX-License-Identifier: MIT */
/*
 * simavr_run [--uart] PART ELF [INPUT [MILLION_CYCLES]]: runs a program on a simulated AVR at 16 MHz.
 * With --uart, UART0 sends to standard output and receives INPUT.
 * GPIOR0 written is a character for standard output, read the next one of INPUT (0 at its end).
 * GPIOR1 written is a mark; four reads give the cycles between the last two marks, low byte first.
 * GPIOR2 written ends the run with that exit code. Crash, or more cycles than allowed: exit code 125, 124.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <simavr/avr_uart.h>
#include <simavr/sim_avr.h>
#include <simavr/sim_elf.h>
#include <simavr/sim_io.h>

enum { GPIOR0_ADDRESS = 0x3E, GPIOR1_ADDRESS = 0x4A, GPIOR2_ADDRESS = 0x4B };

static FILE* input = NULL;
static uint64_t last_mark = 0;
static uint32_t counted = 0;
static unsigned counted_byte = 0;
static int exit_code = -1;

static void put_character(avr_t* avr, avr_io_addr_t address, uint8_t value, void* unused)
{
    (void)avr, (void)address, (void)unused;
    putchar(value);
}

static uint8_t get_character(avr_t* avr, avr_io_addr_t address, void* unused)
{
    const int c = input ? getc(input) : EOF;
    (void)avr, (void)address, (void)unused;
    return c == EOF ? 0 : (uint8_t)c;
}

static void mark(avr_t* avr, avr_io_addr_t address, uint8_t value, void* unused)
{
    (void)address, (void)value, (void)unused;
    counted = (uint32_t)(avr->cycle - last_mark);
    last_mark = avr->cycle;
    counted_byte = 0;
}

static uint8_t get_counted(avr_t* avr, avr_io_addr_t address, void* unused)
{
    (void)avr, (void)address, (void)unused;
    return (uint8_t)(counted >> (8 * (counted_byte++ & 3)));
}

static void end(avr_t* avr, avr_io_addr_t address, uint8_t value, void* unused)
{
    (void)address, (void)unused;
    exit_code = value;
    avr->state = cpu_Done;
}

static void uart_sent(struct avr_irq_t* irq, uint32_t value, void* unused)
{
    (void)irq, (void)unused;
    putchar((int)value);
}

static avr_irq_t* uart_input = NULL;
static int uart_ready = 0;

static void uart_can_receive(struct avr_irq_t* irq, uint32_t value, void* unused)
{
    (void)irq, (void)value, (void)unused;
    uart_ready = 1;
}

static void uart_cannot_receive(struct avr_irq_t* irq, uint32_t value, void* unused)
{
    (void)irq, (void)value, (void)unused;
    uart_ready = 0;
}

/* A character now and then, as a hand would type: 100 000 cycles apart. */
static avr_cycle_count_t feed_uart(avr_t* avr, avr_cycle_count_t when, void* unused)
{
    (void)avr, (void)unused;
    if (uart_ready && input) {
        const int c = getc(input);
        if (c == EOF)
            return 0;
        avr_raise_irq(uart_input, (uint32_t)c);
    }
    return when + 100000;
}

static void connect_uart(avr_t* avr)
{
    uint32_t flags = 0;
    avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &flags);
    uart_input = avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_INPUT);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUTPUT), uart_sent, NULL);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUT_XON), uart_can_receive, NULL);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUT_XOFF), uart_cannot_receive,
                            NULL);
    avr_cycle_timer_register(avr, 100000, feed_uart, NULL);
}

static void log_nothing(avr_t* avr, const int level, const char* format, va_list arguments)
{
    (void)avr;
    if (level <= LOG_ERROR)
        vfprintf(stderr, format, arguments);
}

int main(int argc, char* argv[])
{
    elf_firmware_t firmware;
    uint64_t limit;
    avr_t* avr;
    const int with_uart = argc > 1 && strcmp(argv[1], "--uart") == 0;
    if (with_uart) {
        argv[1] = argv[0];
        ++argv;
        --argc;
    }
    if (argc < 3 || argc > 5) {
        fprintf(stderr, "usage: %s [--uart] PART ELF [INPUT [MILLION_CYCLES]]\n", argv[0]);
        return 2;
    }
    limit = (argc > 4 ? strtoull(argv[4], NULL, 10) : 100000) * 1000000;
    avr_global_logger_set(log_nothing);
    memset(&firmware, 0, sizeof firmware);
    if (argc > 3 && (input = fopen(argv[3], "r")) == NULL) {
        perror(argv[3]);
        return 2;
    }
    if (elf_read_firmware(argv[2], &firmware) != 0 || (avr = avr_make_mcu_by_name(argv[1])) == NULL) {
        fprintf(stderr, "%s: cannot run %s\n", argv[0], argv[2]);
        return 2;
    }
    avr_init(avr);
    firmware.frequency = 16000000;
    avr_load_firmware(avr, &firmware);
    avr_register_io_write(avr, GPIOR0_ADDRESS, put_character, NULL);
    avr_register_io_read(avr, GPIOR0_ADDRESS, get_character, NULL);
    avr_register_io_write(avr, GPIOR1_ADDRESS, mark, NULL);
    avr_register_io_read(avr, GPIOR1_ADDRESS, get_counted, NULL);
    avr_register_io_write(avr, GPIOR2_ADDRESS, end, NULL);
    if (with_uart)
        connect_uart(avr);

    while (exit_code < 0 && avr->cycle < limit) {
        const int state = avr_run(avr);
        if (exit_code < 0 && (state == cpu_Done || state == cpu_Crashed)) {
            fprintf(stderr, "%s: crashed at %#x after %llu cycles\n", argv[0], (unsigned)avr->pc,
                    (unsigned long long)avr->cycle);
            exit_code = 125;
        }
    }
    if (exit_code < 0)
        fprintf(stderr, "%s: not done after %llu cycles\n", argv[0], (unsigned long long)avr->cycle);
    fflush(stdout);
    return exit_code < 0 ? 124 : exit_code;
}
