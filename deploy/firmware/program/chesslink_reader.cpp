// SPDX-License-Identifier: MIT
#include "chesslink_reader.h"

#include <string.h>

namespace qipan {
namespace firmware {

namespace {

/// 0..15, or 16 if c is no capital hexadecimal digit.
uint8_t digit_of(char c)
{
    if (c >= '0' && c <= '9')
        return static_cast<uint8_t>(c - '0');
    return c >= 'A' && c <= 'F' ? static_cast<uint8_t>(c - 'A' + 10) : 16;
}

}  // namespace

void ChessLinkReader::start()
{
    digits_ = 0;
}

/// The letter of a command; false if it is none.
bool ChessLinkReader::begin(char c)
{
    switch (c) {
    case 'V':
    case 'S':
    case 'X':
    case 'T':
        digits_ = 2;
        break;
    case 'R':
        digits_ = 4;
        break;
    case 'W':
        digits_ = 6;
        break;
    case 'L':
        digits_ = 2 + 2 * kCorners + 2;
        break;
    default:
        return false;
    }
    letter_ = c;
    taken_ = 0;
    parity_ = false;
    sum_ = static_cast<uint8_t>(c);
    memset(lit_, 0, sizeof lit_);
    memset(steady_, 0, sizeof steady_);
    return true;
}

/// Byte index of the data: address and value, or the slot's time and 81 patterns of eight slots.
void ChessLinkReader::take_byte(uint8_t index, uint8_t byte)
{
    if (letter_ != 'L') {
        data_[index & 1] = byte;
        return;
    }
    if (index == 0)
        return;  // the time of a slot: this board's lamps have their own
    const uint8_t corner = static_cast<uint8_t>(index - 1);
    const uint8_t mask = static_cast<uint8_t>(1 << (corner & 7));
    if (byte != 0)
        lit_[corner / 8] |= mask;
    if (byte == 0xFF)
        steady_[corner / 8] |= mask;
}

bool ChessLinkReader::put(uint8_t byte)
{
    const char c = static_cast<char>(byte & 0x7F);
    const uint8_t digit = digit_of(c);
    if (digits_ == 0 || digit > 15) {
        digits_ = 0;  // whatever was begun is not one
        if (begin(c))
            parity_ = byte > 0x7F;
        return false;
    }
    parity_ = parity_ || byte > 0x7F;
    --digits_;
    const bool second = (++taken_ & 1) == 0;
    if (digits_ > 1)
        sum_ ^= static_cast<uint8_t>(c);
    if (!second) {
        half_ = digit;
        return false;
    }
    const uint8_t value = static_cast<uint8_t>(half_ << 4 | digit);
    if (digits_ == 0)
        return value == sum_;
    take_byte(static_cast<uint8_t>(taken_ / 2 - 1), value);
    return false;
}

}  // namespace firmware
}  // namespace qipan
