/* SPDX-License-Identifier: MIT */
/**
 * @file registers.h
 * The few registers of an STM32F100 or F103 that the port uses. Source: ST's reference manuals RM0041 and RM0008, which
 * agree on all of them, and the Cortex-M3 manual for SysTick and the interrupt controller.
 */
#ifndef QIPAN_STM32F1_REGISTERS_H
#define QIPAN_STM32F1_REGISTERS_H

#include <stdint.h>

typedef volatile uint32_t reg_t;

typedef struct {
    reg_t SR, DR, BRR, CR1, CR2, CR3;
} usart_t;
#define USART1 ((usart_t*)0x40013800)
#define USART2 ((usart_t*)0x40004400)
enum { USART_SR_RXNE = 1 << 5, USART_SR_TXE = 1 << 7 };
enum {
    USART_CR1_RE = 1 << 2,
    USART_CR1_TE = 1 << 3,
    USART_CR1_RXNEIE = 1 << 5,
    USART_CR1_TXEIE = 1 << 7,
    USART_CR1_UE = 1 << 13
};

typedef struct {
    reg_t CRL, CRH, IDR, ODR, BSRR, BRR, LCKR;
} gpio_t;
#define GPIOA ((gpio_t*)0x40010800)
#define GPIOB ((gpio_t*)0x40010C00)

typedef struct {
    reg_t CR1, CR2, SR, DR;
} spi_t;
#define SPI1 ((spi_t*)0x40013000)
enum { SPI_SR_TXE = 1 << 1, SPI_SR_BSY = 1 << 7 };
enum {
    SPI_CR1_MSTR = 1 << 2,
    SPI_CR1_BR_8 = 2 << 3,
    SPI_CR1_SPE = 1 << 6,
    SPI_CR1_SSI = 1 << 8,
    SPI_CR1_SSM = 1 << 9,
    SPI_CR1_BIDIMODE = 1 << 15,
    SPI_CR1_BIDIOE = 1 << 14
};

typedef struct {
    reg_t SR, CR1, CR2, SMPR1, SMPR2, JOFR[4], HTR, LTR, SQR1, SQR2, SQR3, JSQR, JDR[4], DR;
} adc_t;
#define ADC1 ((adc_t*)0x40012400)
enum { ADC_SR_EOC = 1 << 1 };
enum { ADC_CR2_ADON = 1 << 0, ADC_CR2_TSVREFE = 1 << 23 };

typedef struct {
    reg_t CR, CFGR, CIR, APB2RSTR, APB1RSTR, AHBENR, APB2ENR, APB1ENR, BDCR, CSR;
} rcc_t;
#define RCC ((rcc_t*)0x40021000)
enum { RCC_CR_PLLON = 1 << 24, RCC_CR_PLLRDY = 1 << 25 };
enum { RCC_CFGR_SW_PLL = 2, RCC_CFGR_SWS = 3 << 2, RCC_CFGR_SWS_PLL = 2 << 2, RCC_CFGR_PLLMUL_6 = 4 << 18 };
enum {
    RCC_APB2ENR_AFIO = 1 << 0,
    RCC_APB2ENR_GPIOA = 1 << 2,
    RCC_APB2ENR_GPIOB = 1 << 3,
    RCC_APB2ENR_ADC1 = 1 << 9,
    RCC_APB2ENR_SPI1 = 1 << 12,
    RCC_APB2ENR_USART1 = 1 << 14,
    RCC_APB1ENR_USART2 = 1 << 17
};

typedef struct {
    reg_t CTRL, LOAD, VAL, CALIB;
} systick_t;
#define SYSTICK ((systick_t*)0xE000E010)
enum { SYSTICK_ENABLE = 1, SYSTICK_INTERRUPT = 2, SYSTICK_CORE_CLOCK = 4 };

#define NVIC_ISER ((reg_t*)0xE000E100)
enum { IRQ_USART1 = 37, IRQ_USART2 = 38, IRQS = 39 };

/** 96 bits that no two chips share. */
#define UNIQUE_ID ((const volatile uint32_t*)0x1FFFF7E8)

#endif
