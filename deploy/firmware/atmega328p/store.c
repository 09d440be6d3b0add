/* SPDX-License-Identifier: MIT */
/* The moves of the game are kept in the EEPROM: there is no RAM for them. A cell bears 100 000 writings; a move writes
 * one pair of them, and only if it is another move than the last game had at that ply. */
#include <avr/eeprom.h>

#include "port.h"

static uint16_t EEMEM kept[BOARD_KEPT_PLIES];

void board_keep(uint16_t index, uint16_t word)
{
    eeprom_update_word(&kept[index], word);
}

uint16_t board_kept(uint16_t index)
{
    return eeprom_read_word(&kept[index]);
}
