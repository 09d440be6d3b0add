/* SPDX-License-Identifier: MIT */
/* The UART, 8N1: a ring and an interrupt each way. */
#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>

#include "port.h"

enum { RECEIVED = 128, TO_SEND = 64 }; /* powers of two */

static volatile uint8_t received[RECEIVED];
static volatile uint8_t received_in = 0, received_out = 0;
static volatile uint8_t to_send[TO_SEND];
static volatile uint8_t send_in = 0, send_out = 0;

void uart_start(void)
{
    UCSR0A = 1 << U2X0;
    /* 115200: 16 MHz / 8 / 17 = 117647, 2.1 % fast, as on every Uno. */
    UBRR0 = (F_CPU / 8 + QIPAN_BOARD_BAUD / 2) / QIPAN_BOARD_BAUD - 1;
    UCSR0C = 1 << UCSZ01 | 1 << UCSZ00;
    UCSR0B = 1 << RXCIE0 | 1 << RXEN0 | 1 << TXEN0;
}

/* With no room the byte is lost; the line it belongs to then fails its CRC and is repeated by the host. */
static inline __attribute__((always_inline)) void keep_received(void)
{
    const uint8_t byte = UDR0;
    const uint8_t next = (received_in + 1) & (RECEIVED - 1);
    if (next != received_out) {
        received[received_in] = byte;
        received_in = next;
    }
}

ISR(USART_RX_vect)
{
    keep_received();
}

void uart_poll(void)
{
    if (UCSR0A & 1 << RXC0)
        keep_received();
}

ISR(USART_UDRE_vect)
{
    if (send_out == send_in) {
        UCSR0B &= (uint8_t) ~(1 << UDRIE0);
        return;
    }
    UDR0 = to_send[send_out];
    send_out = (send_out + 1) & (TO_SEND - 1);
}

int16_t board_receive(void)
{
    uint8_t byte;
    if (received_out == received_in)
        return -1;
    byte = received[received_out];
    received_out = (received_out + 1) & (RECEIVED - 1);
    return byte;
}

uint8_t board_send(uint8_t byte)
{
    const uint8_t next = (send_in + 1) & (TO_SEND - 1);
    if (next == send_out)
        return 0;
    to_send[send_in] = byte;
    send_in = next;
    cli();
    UCSR0B |= 1 << UDRIE0;
    sei();
    return 1;
}

void board_idle(void)
{
    set_sleep_mode(SLEEP_MODE_IDLE);
    cli();
    if (received_out == received_in) {
        sleep_enable();
        sei(); /* takes effect after the next instruction: no interrupt slips in between */
        sleep_cpu();
        sleep_disable();
    }
    sei();
}
