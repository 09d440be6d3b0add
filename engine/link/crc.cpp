// SPDX-License-Identifier: MIT
#include <qipan/link.h>

extern "C" {

// The eight steps of the polynomial 1021 folded into shifts of whole bytes: no table, no loop.
uint16_t link_crc(uint16_t crc, char byte)
{
    crc = static_cast<uint16_t>((crc >> 8) | (crc << 8));
    crc = static_cast<uint16_t>(crc ^ static_cast<uint8_t>(byte));
    crc = static_cast<uint16_t>(crc ^ static_cast<uint8_t>((crc & 0xFF) >> 4));
    crc = static_cast<uint16_t>(crc ^ (crc << 12));
    crc = static_cast<uint16_t>(crc ^ ((crc & 0xFF) << 5));
    return crc;
}

}  // extern "C"
