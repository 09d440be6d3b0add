/* SPDX-License-Identifier: MIT */
/* Numbers that differ: from the noise of the converter, and kept in the EEPROM. Called once each, at power-up. */
#include <avr/eeprom.h>
#include <avr/io.h>
#include <util/crc16.h>

#include "port.h"

static uint32_t EEMEM kept_identity;
static uint16_t EEMEM last_boot;

/* The last bits of the temperature sensor against the 1.1 V reference are noise: 64 readings, 7 ms. */
static uint16_t noise(uint16_t seed)
{
    uint8_t i;
    ADMUX = 1 << REFS1 | 1 << REFS0 | 1 << MUX3;
    ADCSRA = 1 << ADEN | 1 << ADPS2 | 1 << ADPS1 | 1 << ADPS0;
    for (i = 0; i < 64; ++i) {
        ADCSRA |= 1 << ADSC;
        while (ADCSRA & 1 << ADSC) {
        }
        seed = _crc_xmodem_update(seed, ADCL);
        seed = _crc_xmodem_update(seed, ADCH);
    }
    ADCSRA = 0;
    return seed;
}

/* Drawn at the first power-up of a new board. An EEPROM that was never written reads as ones, simulated as zeros. */
uint32_t board_identity(void)
{
    uint32_t identity = eeprom_read_dword(&kept_identity);
    if (identity == 0xFFFFFFFF || identity == 0) {
        identity = (uint32_t)noise(0xFFFF) << 16;
        identity |= noise((uint16_t)(identity >> 16));
        eeprom_write_dword(&kept_identity, identity);
    }
    return identity;
}

/* Never the same twice in a row. */
uint16_t board_draw_boot_number(void)
{
    const uint16_t last = eeprom_read_word(&last_boot);
    uint16_t boot = noise(last);
    if (boot == last)
        ++boot;
    eeprom_update_word(&last_boot, boot);
    return boot;
}
