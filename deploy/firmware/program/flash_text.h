// SPDX-License-Identifier: MIT
/// @file Constant text and tables that stay in the flash of an AVR, whose compiler would copy them into RAM.
#pragma once

#include <stdint.h>

#ifdef __AVR__

#include <avr/pgmspace.h>
#define QIPAN_FLASH PROGMEM
/// In a function: a text in flash, to be read with flash_char().
#define QIPAN_TEXT(text) PSTR(text)
inline char flash_char(const char* at)
{
    return static_cast<char>(pgm_read_byte(at));
}

#else

#define QIPAN_FLASH
#define QIPAN_TEXT(text) text
inline char flash_char(const char* at)
{
    return *at;
}

#endif
