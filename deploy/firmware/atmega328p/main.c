/* SPDX-License-Identifier: MIT */
#include <avr/interrupt.h>

#include "../program/main.h"
#include "port.h"

int main(void)
{
    matrix_start();
    lamps_start();
    uart_start();
    clock_start();
    sei();
    board_program_main();
}
