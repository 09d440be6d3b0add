/* SPDX-License-Identifier: MIT */
/* What hangs on the pins of a real chip: contacts, keys, lamps, buzzer; and its own number and noise.
 *
 *     PB8..PB15     files a..h, inputs with the chip's pull-up: a contact pulls its file low through its diode
 *     PA0..PA6, PA8 ranks 1..8, driven low one at a time, else open
 *     PB0           the row of the keys: key 0 on the wire of file a .. key 7 on that of file h
 *     PA7           the data wire of 64 WS2812B lamps (SPI1's output; a level shifter to 5 V, or lamps fed with 4.3 V)
 *     PB1           an active buzzer, by a transistor
 */
#include "port.h"
#include "registers.h"

enum { ROWS_A = 0x17F, LINK_IN_A = 1 << 10, FILES_B = 0xFF00, KEY_ROW_B = 1 << 0, BUZZER_B = 1 << 1 };

void wires_start(void)
{
    RCC->APB2ENR |= RCC_APB2ENR_AFIO | RCC_APB2ENR_GPIOA | RCC_APB2ENR_GPIOB | RCC_APB2ENR_SPI1 | RCC_APB2ENR_ADC1;
    GPIOA->ODR = ROWS_A | LINK_IN_A; /* rows open; pull-up, not pull-down */
    GPIOB->ODR = FILES_B | KEY_ROW_B;
    /* Four bits a pin: 4 input, 8 input with pull, 2 output, 6 open-drain output, A alternate output (2 MHz each),
     * B alternate output (50 MHz). */
    GPIOA->CRL = 0xB6666666; /* PA7 SPI1, PA6..PA0 rows */
    GPIOA->CRH = 0x444448A6; /* PA10 USART1 in, PA9 out, PA8 a row */
    GPIOB->CRL = 0x44444426; /* PB1 buzzer, PB0 keys' row */
    GPIOB->CRH = 0x88888888; /* PB8..PB15 files */
    SPI1->CR1 = SPI_CR1_BIDIMODE | SPI_CR1_BIDIOE | SPI_CR1_SSM | SPI_CR1_SSI | SPI_CR1_MSTR | SPI_CR1_BR_8;
    SPI1->CR1 |= SPI_CR1_SPE;
}

void wires_interrupt(void)
{
}

/* A released file rises through the pull-up of 30 to 50 kOhm; some 300 pF of wires take up to 15 us for it. Three
 * instructions a round, at least four cycles. */
static void settle(void)
{
    uint32_t rounds;
    for (rounds = CORE_HZ / 1000000 * 20 / 4; rounds > 0; --rounds)
        __asm__ volatile("");
}

uint8_t board_read_row(uint8_t row)
{
    gpio_t* const port = row == BOARD_KEY_ROW ? GPIOB : GPIOA;
    const uint32_t pin = row == BOARD_KEY_ROW ? KEY_ROW_B : row == 7 ? 1U << 8 : 1U << row;
    uint8_t closed;
    port->BSRR = pin << 16;
    settle();
    closed = (uint8_t) ~(GPIOB->IDR >> 8);
    port->BSRR = pin;
    return closed;
}

void board_sound(uint8_t on)
{
    GPIOB->BSRR = on ? BUZZER_B : BUZZER_B << 16;
}

/* A lamp's bit of 1.33 us is four bits of the SPI at 3 MHz: high for one of them (0) or two (1). An interrupt between
 * two bytes makes a low part longer by some 2 us, which the lamps bear. */
static void send_lamp_byte(uint8_t byte)
{
    uint8_t pair;
    for (pair = 0; pair < 4; ++pair) {
        const uint8_t high = byte & 0x80 ? 0xC0 : 0x80;
        const uint8_t low = byte & 0x40 ? 0x0C : 0x08;
        while (!(SPI1->SR & SPI_SR_TXE)) {
        }
        SPI1->DR = high | low;
        byte = (uint8_t)(byte << 2);
    }
}

/* Low, to stay within the 500 mA of a USB port: a channel draws about 20 mA at 255, so 64 white lamps take 360 mA.
 * Green goes before red. Lamp 0 is under a1, 7 under h1; the next rank comes back, so lamp 8 is under h2: the shortest
 * wires. */
enum { DIM = 24, LAMPS_GO_TO_AND_FRO = 1 };

void board_show_lamps(const uint8_t picture[BOARD_PICTURE_BYTES], uint8_t blink_on)
{
    static const uint8_t colors[8][3] = {
        {0, 0, 0},       {0, DIM, 0},   {DIM, 0, 0},   {0, 0, DIM}, /* off, red, green, blue */
        {DIM, DIM, DIM}, {DIM, DIM, 0}, {0, DIM, DIM}, {0, 0, 0},   /* white, yellow, magenta */
    };
    uint8_t number;
    for (number = 0; number < 64; ++number) {
        const uint8_t square = LAMPS_GO_TO_AND_FRO && (number & 8) ? number ^ 7 : number;
        const uint8_t both = picture[square / 2];
        const uint8_t lamp = square & 1 ? both >> 4 : both;
        const uint8_t* const color = colors[lamp & LAMP_BLINKS && !blink_on ? LAMP_OFF : lamp & LAMP_COLOR];
        send_lamp_byte(color[0]);
        send_lamp_byte(color[1]);
        send_lamp_byte(color[2]);
    }
}

uint32_t board_identity(void)
{
    return UNIQUE_ID[0] ^ UNIQUE_ID[1] ^ UNIQUE_ID[2];
}

/* The last bits of the temperature sensor are noise; what the word held at the last reset is mixed in, and after a loss
 * of power what the RAM came up with. */
uint16_t board_draw_boot_number(void)
{
    static uint16_t boot __attribute__((section(".noinit")));
    uint32_t mixed = boot;
    uint32_t i, wait;
    ADC1->CR2 = ADC_CR2_ADON | ADC_CR2_TSVREFE;
    ADC1->SQR3 = 16; /* the temperature sensor */
    for (wait = 1000; wait > 0; --wait)
        __asm__ volatile("");
    for (i = 0; i < 64; ++i) {
        ADC1->CR2 |= ADC_CR2_ADON; /* once more, when on: one conversion */
        while (!(ADC1->SR & ADC_SR_EOC)) {
        }
        mixed = mixed * 33 + ADC1->DR;
    }
    ADC1->CR2 = 0;
    mixed ^= mixed >> 16;
    if ((uint16_t)mixed == boot)
        ++mixed;
    boot = (uint16_t)mixed;
    return boot;
}
