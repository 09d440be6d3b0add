// SPDX-License-Identifier: MIT
#include "scanner.h"

namespace qipan {
namespace firmware {

void Scanner::start(uint32_t now)
{
    scanned_at_ = now;
    for (uint8_t row = 0; row < kRows; ++row) {
        settled_[row] = board_read_row(row);
        ones_[row] = twos_[row] = fours_[row] = 0;
    }
}

bool Scanner::is_due(uint32_t now)
{
    if (now - scanned_at_ < kScanPeriodMs)
        return false;
    scanned_at_ = now;
    return true;
}

uint8_t Scanner::scan(uint8_t row)
{
    static_assert(kScansToSettle == 6, "the test below is for 4 + 2");
    const uint8_t otherwise = board_read_row(row) ^ settled_[row];
    const uint8_t ones = ones_[row];
    const uint8_t twos = twos_[row];
    // One more where it is otherwise, none where it is not.
    uint8_t fours = (fours_[row] ^ (ones & twos)) & otherwise;
    const uint8_t new_twos = (twos ^ ones) & otherwise;
    const uint8_t changed = fours & new_twos;
    fours_[row] = fours & static_cast<uint8_t>(~changed);
    twos_[row] = new_twos & static_cast<uint8_t>(~changed);
    ones_[row] = static_cast<uint8_t>(~ones) & otherwise & static_cast<uint8_t>(~changed);
    settled_[row] ^= changed;
    return changed;
}

}  // namespace firmware
}  // namespace qipan
