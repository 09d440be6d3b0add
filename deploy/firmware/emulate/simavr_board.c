/* SPDX-License-Identifier: MIT */
/*
 * simavr_board ELF LINK_FD WIRES_FD: an Arduino Uno in a chess board, simulated at the pace of real time.
 *
 * LINK_FD carries the bytes of the UART both ways. WIRES_FD carries lines of text:
 *
 *     in    0123456789ABCDEF KK   the contacts that are closed: rank 8 first, bit 7 = file a; then the keys,
 *                                 bit 0 = key 0
 *     in    reset                 the reset button
 *     in    figures               asks for the line F
 *     out   L<64 characters>      the colours of the lamps, rank 8 first, each time they change
 *     out   F ram=.. stack=.. scan=.. busy=.. awake=.. bad_lamp_bits=..
 *               bytes of data and bss, and of the deepest stack since the start; cycles of the longest scan of the
 *               nine rows, and of the longest time without sleep; percent of the time that the processor did not
 *               sleep; bits that a WS2812B could read otherwise
 *
 * The wiring is that of atmega328p/pins.h: contacts and keys pull the file's pin low through diodes when their row's
 * pin is low, after 15 us of the wires' capacity; the lamps hang on D13 and take their bits by the time the pin is
 * high.
 */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <simavr/avr_adc.h>
#include <simavr/avr_ioport.h>
#include <simavr/avr_uart.h>
#include <simavr/sim_avr.h>
#include <simavr/sim_elf.h>
#include <simavr/sim_io.h>
#include <simavr/sim_time.h>

enum { HZ = 16000000, CYCLES_PER_MS = HZ / 1000, WIRES_SETTLE_US = 15, STACK_PAINT = 0xA5, ROWS = 9 };
/* Addresses in the data space. */
enum { DDRB = 0x24, PORTB = 0x25, DDRC = 0x27, PORTC = 0x28 };

static avr_t* avr;
static int link_fd, wires_fd;

/* ---- Contacts and keys ---- */

static uint8_t closed[ROWS]; /* bit 0 = file a */
static int closed_are_known = 0;
static avr_irq_t* file_pins[8];
static avr_cycle_count_t scan_began, longest_scan;

static int row_is_low(int row)
{
    const uint8_t bit = row < 6 ? 1 << row : 1 << (row - 6 + 2);
    const uint8_t* const data = avr->data;
    return row < 6 ? data[DDRC] & ~data[PORTC] & bit : data[DDRB] & ~data[PORTB] & bit;
}

static avr_cycle_count_t settle_files(avr_t* unused, avr_cycle_count_t when, void* unused_too)
{
    uint8_t low = 0;
    int row, file;
    (void)unused, (void)when, (void)unused_too;
    for (row = 0; row < ROWS; ++row) {
        if (row_is_low(row))
            low |= closed[row];
    }
    for (file = 0; file < 8; ++file)
        avr_raise_irq(file_pins[file], !(low >> file & 1));
    return 0;
}

static void rows_changed(struct avr_irq_t* irq, uint32_t value, void* unused)
{
    (void)irq, (void)value, (void)unused;
    if (row_is_low(0))
        scan_began = avr->cycle;
    else if (row_is_low(ROWS - 1) && avr->cycle - scan_began > longest_scan)
        longest_scan = avr->cycle - scan_began;
    avr_cycle_timer_cancel(avr, settle_files, NULL);
    avr_cycle_timer_register_usec(avr, WIRES_SETTLE_US, settle_files, NULL);
}

static void connect_matrix(void)
{
    int file;
    for (file = 0; file < 8; ++file) /* a..h on D2..D7, D8, D9 */
        file_pins[file] =
            avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ(file < 6 ? 'D' : 'B'), file < 6 ? file + 2 : file - 6);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('B'), IOPORT_IRQ_DIRECTION_ALL), rows_changed,
                            NULL);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('C'), IOPORT_IRQ_DIRECTION_ALL), rows_changed,
                            NULL);
}

/* ---- Lamps ---- */

enum { LAMP_BITS = 64 * 24, SHOW_CYCLES = 50 * (HZ / 1000000), LONGEST_GAP_CYCLES = 5 * (HZ / 1000000) };
static uint8_t lamp_bytes[64 * 3]; /* green, red, blue */
static unsigned lamp_bits = 0, bad_lamp_bits = 0;
static avr_cycle_count_t pin_rose = 0, pin_fell = 0;
static int pin_was_high = 0;

/* Datasheet of the WS2812B: high for 0.25 to 0.55 us is a 0, for 0.65 to 0.95 us a 1. The low part may be longer than
 * it says, by what the first makers of libraries measured: 5 us are safe. */
static void lamp_pin_changed(struct avr_irq_t* irq, uint32_t value, void* unused)
{
    (void)irq, (void)unused;
    if (!!value == pin_was_high)
        return;
    pin_was_high = !!value;
    if (value) {
        const avr_cycle_count_t low = avr->cycle - pin_fell;
        if (low > SHOW_CYCLES)
            lamp_bits = 0;
        else if (low > LONGEST_GAP_CYCLES)
            ++bad_lamp_bits;
        pin_rose = avr->cycle;
    } else {
        const avr_cycle_count_t high = avr->cycle - pin_rose;
        const int bit = high >= 10;
        if (high < 4 || (high > 8 && high < 11) || high > 15)
            ++bad_lamp_bits;
        if (lamp_bits < LAMP_BITS) {
            uint8_t* const byte = &lamp_bytes[lamp_bits / 8];
            *byte = (uint8_t)(*byte << 1 | bit);
        }
        ++lamp_bits;
        pin_fell = avr->cycle;
    }
}

/* What a person would see: a letter for each mixture of colours. */
static char color_letter(const uint8_t grb[3])
{
    static const char letters[] = ".grybcmw"; /* by green 1, red 2, blue 4 */
    return letters[(grb[0] > 0) | (grb[1] > 0) << 1 | (grb[2] > 0) << 2];
}

static void tell_lamps(void)
{
    static char last[68];
    char line[68];
    int i;
    if (lamp_bits != LAMP_BITS || avr->cycle - pin_fell < SHOW_CYCLES)
        return;
    line[0] = 'L';
    for (i = 0; i < 64; ++i) {
        const int square = i ^ 56;
        const int number = square & 8 ? square ^ 7 : square; /* to and fro */
        line[1 + i] = color_letter(&lamp_bytes[3 * number]);
    }
    line[65] = '\n';
    if (memcmp(line, last, 66) != 0 && write(wires_fd, line, 66) == 66)
        memcpy(last, line, 66);
}

/* ---- UART ---- */

static avr_irq_t* uart_input;
static int uart_has_room = 1;
static uint8_t to_host[4096];
static unsigned to_host_count = 0;

static void uart_sent(struct avr_irq_t* irq, uint32_t value, void* unused)
{
    (void)irq, (void)unused;
    if (to_host_count < sizeof to_host)
        to_host[to_host_count++] = (uint8_t)value;
}

static void uart_room(struct avr_irq_t* irq, uint32_t value, void* has_room)
{
    (void)irq, (void)value;
    uart_has_room = has_room != NULL;
}

static void connect_uart(void)
{
    uint32_t flags = 0;
    avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &flags);
    uart_input = avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_INPUT);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUTPUT), uart_sent, NULL);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUT_XON), uart_room, avr);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUT_XOFF), uart_room, NULL);
}

/* A byte each 87 us, as 115200 baud bring them, whatever the receiver does. */
static avr_cycle_count_t feed_uart(avr_t* unused, avr_cycle_count_t when, void* unused_too)
{
    uint8_t byte;
    (void)unused, (void)unused_too;
    if (uart_has_room && read(link_fd, &byte, 1) == 1)
        avr_raise_irq(uart_input, byte);
    return when + HZ / 11520;
}

static void send_to_host(void)
{
    const ssize_t sent = write(link_fd, to_host, to_host_count);
    if (sent > 0) {
        to_host_count -= (unsigned)sent;
        memmove(to_host, to_host + sent, to_host_count);
    }
}

/* ---- Noise of the converter ---- */

static void convert(struct avr_irq_t* irq, uint32_t value, void* unused)
{
    (void)irq, (void)value, (void)unused;
    avr_raise_irq(avr_io_getirq(avr, AVR_IOCTL_ADC_GETIRQ, ADC_IRQ_TEMP), 300 + (uint32_t)(random() % 16));
}

/* ---- Sleep, stack, commands ---- */

static avr_cycle_count_t slept = 0, woke_at = 0, longest_busy = 0;

/* The main loop keeps the pace: sleep costs no time here. */
static void sleep_at_once(avr_t* unused, avr_cycle_count_t how_long)
{
    (void)unused;
    if (avr->cycle - woke_at > longest_busy)
        longest_busy = avr->cycle - woke_at;
    woke_at = avr->cycle + how_long;
    slept += how_long;
}

static uint32_t memory_used = 0; /* bytes of data and bss */

static void paint_stack(void)
{
    memset(avr->data + avr->ioend + 1 + memory_used, STACK_PAINT, avr->ramend - avr->ioend - memory_used);
}

static unsigned deepest_stack(void)
{
    const uint8_t* at = avr->data + avr->ioend + 1 + memory_used;
    while (at < avr->data + avr->ramend && *at == STACK_PAINT)
        ++at;
    return (unsigned)(avr->data + avr->ramend + 1 - at);
}

static void press_reset(void)
{
    avr_reset(avr);
    settle_files(avr, 0, NULL);
    uart_has_room = 1;
    avr_cycle_timer_register(avr, HZ / 11520, feed_uart, NULL);
}

static void obey(const char* line)
{
    unsigned rank[8], keys;
    if (strcmp(line, "reset") == 0) {
        press_reset();
    } else if (strcmp(line, "figures") == 0) {
        char text[160];
        const int length =
            snprintf(text, sizeof text, "F ram=%u stack=%u scan=%u busy=%u awake=%.1f bad_lamp_bits=%u\n", memory_used,
                     deepest_stack(), (unsigned)longest_scan, (unsigned)longest_busy,
                     100.0 * (double)(avr->cycle - slept) / (double)(avr->cycle + 1), bad_lamp_bits);
        if (write(wires_fd, text, (size_t)length) != length)
            exit(1);
    } else if (sscanf(line, "%2X%2X%2X%2X%2X%2X%2X%2X %2X", rank + 7, rank + 6, rank + 5, rank + 4, rank + 3, rank + 2,
                      rank + 1, rank, &keys) == 9) {
        int row, file;
        for (row = 0; row < 8; ++row) {
            closed[row] = 0;
            for (file = 0; file < 8; ++file)
                closed[row] |= (uint8_t)((rank[row] >> (7 - file) & 1) << file);
        }
        closed[8] = (uint8_t)keys;
        closed_are_known = 1;
        settle_files(avr, 0, NULL);
    }
}

/* False when whoever started this is gone. */
static int read_wires(void)
{
    static char line[64];
    static unsigned length = 0;
    char text[256];
    const ssize_t count = read(wires_fd, text, sizeof text);
    ssize_t i;
    if (count == 0 || (count < 0 && errno != EAGAIN))
        return 0;
    for (i = 0; i < count; ++i) {
        if (text[i] == '\n') {
            line[length] = '\0';
            length = 0;
            obey(line);
        } else if (length < sizeof line - 1)
            line[length++] = text[i];
    }
    return 1;
}

static int64_t microseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

static void log_errors(avr_t* unused, const int level, const char* format, va_list arguments)
{
    (void)unused;
    if (level <= LOG_ERROR)
        vfprintf(stderr, format, arguments);
}

static int start(const char* elf)
{
    elf_firmware_t firmware;
    avr_global_logger_set(log_errors);
    memset(&firmware, 0, sizeof firmware);
    if (elf_read_firmware(elf, &firmware) != 0 || (avr = avr_make_mcu_by_name("atmega328p")) == NULL)
        return 0;
    avr_init(avr);
    firmware.frequency = HZ;
    avr_load_firmware(avr, &firmware);
    avr->sleep = sleep_at_once;
    memory_used = firmware.datasize + firmware.bsssize;
    paint_stack();
    srandom((unsigned)microseconds());
    connect_matrix();
    connect_uart();
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('B'), 5), lamp_pin_changed, NULL);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_ADC_GETIRQ, ADC_IRQ_OUT_TRIGGER), convert, NULL);
    press_reset();
    return 1;
}

int main(int argc, char* argv[])
{
    int64_t began;
    if (argc != 4) {
        fprintf(stderr, "usage: %s ELF LINK_FD WIRES_FD\n", argv[0]);
        return 2;
    }
    link_fd = atoi(argv[2]);
    wires_fd = atoi(argv[3]);
    fcntl(link_fd, F_SETFL, O_NONBLOCK);
    fcntl(wires_fd, F_SETFL, O_NONBLOCK);
    if (!start(argv[1])) {
        fprintf(stderr, "%s: cannot run %s\n", argv[0], argv[1]);
        return 2;
    }
    /* The contacts of a real board are there when the power comes. */
    while (!closed_are_known) {
        struct pollfd wires = {wires_fd, POLLIN, 0};
        if (poll(&wires, 1, -1) > 0 && !read_wires())
            return 0;
    }
    for (began = microseconds();;) {
        const avr_cycle_count_t until = avr->cycle + CYCLES_PER_MS;
        struct pollfd wires = {wires_fd, POLLIN, 0};
        int64_t ahead;
        while (avr->cycle < until) {
            const int state = avr_run(avr);
            if (state == cpu_Done || state == cpu_Crashed) {
                fprintf(stderr, "%s: crashed at %#x\n", argv[0], (unsigned)avr->pc);
                return 1;
            }
        }
        tell_lamps();
        send_to_host();
        ahead = (int64_t)(avr->cycle / (HZ / 1000000)) - (microseconds() - began);
        if (ahead < -100000) /* too slow a machine, or stopped: do not hurry after it */
            began -= ahead;
        if (poll(&wires, 1, ahead > 1000 ? (int)(ahead / 1000) : 0) > 0 && !read_wires())
            return 0;
    }
}
