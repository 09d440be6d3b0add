/* SPDX-License-Identifier: MIT */
#include "../program/main.h"
#include "port.h"

int main(void)
{
    wires_start();
    link_start();
    clock_start();
    board_program_main();
}
