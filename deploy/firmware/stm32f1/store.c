/* SPDX-License-Identifier: MIT */
/* The moves of the game are kept in RAM: 1000 bytes. */
#include "port.h"

static uint16_t kept[BOARD_KEPT_PLIES];

void board_keep(uint16_t index, uint16_t word)
{
    kept[index] = word;
}

uint16_t board_kept(uint16_t index)
{
    return kept[index];
}
