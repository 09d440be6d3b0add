/* SPDX-License-Identifier: MIT */
/* USART1, 8N1, on PA9 (out) and PA10 (in): a ring and an interrupt each way. */
#include "port.h"
#include "registers.h"

enum { RECEIVED = 256, TO_SEND = 256 }; /* powers of two */

static volatile uint8_t received[RECEIVED];
static volatile uint32_t received_in, received_out;
static volatile uint8_t to_send[TO_SEND];
static volatile uint32_t send_in, send_out;

void link_start(void)
{
    RCC->APB2ENR |= RCC_APB2ENR_USART1;
    USART1->BRR = CORE_HZ / QIPAN_BOARD_BAUD;
    USART1->CR1 = USART_CR1_UE | USART_CR1_TE | USART_CR1_RE | USART_CR1_RXNEIE;
    NVIC_ISER[IRQ_USART1 / 32] = 1U << (IRQ_USART1 % 32);
}

/* With no room the byte is lost; the line it belongs to then fails its CRC and is repeated by the host. */
static void keep_received(void)
{
    const uint8_t byte = (uint8_t)USART1->DR;
    const uint32_t next = (received_in + 1) % RECEIVED;
    if (next != received_out) {
        received[received_in] = byte;
        received_in = next;
    }
}

void link_send_waiting(void)
{
    uint32_t most;
    /* As many bytes as a line carries from one tick to the next: QEMU's transmitter is always empty. */
    for (most = QIPAN_BOARD_BAUD / 10000 + 1; most > 0 && send_out != send_in && USART1->SR & USART_SR_TXE; --most) {
        USART1->DR = to_send[send_out];
        send_out = (send_out + 1) % TO_SEND;
    }
    if (send_out == send_in)
        USART1->CR1 &= ~(uint32_t)USART_CR1_TXEIE;
}

void link_interrupt(void)
{
    if (USART1->SR & USART_SR_RXNE)
        keep_received();
    link_send_waiting();
}

int16_t board_receive(void)
{
    uint8_t byte;
    if (received_out == received_in)
        return -1;
    byte = received[received_out];
    received_out = (received_out + 1) % RECEIVED;
    return byte;
}

uint8_t board_send(uint8_t byte)
{
    const uint32_t next = (send_in + 1) % TO_SEND;
    if (next == send_out)
        return 0;
    to_send[send_in] = byte;
    send_in = next;
    /* The interrupts write CR1 too. */
    __asm__ volatile("cpsid i" ::: "memory");
    USART1->CR1 |= USART_CR1_TXEIE;
    __asm__ volatile("cpsie i" ::: "memory");
    return 1;
}

void board_idle(void)
{
    __asm__ volatile("cpsid i" ::: "memory");
    if (received_out == received_in)
        __asm__ volatile("wfi"); /* wakes although interrupts are held */
    __asm__ volatile("cpsie i" ::: "memory");
}
