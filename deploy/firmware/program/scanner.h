// SPDX-License-Identifier: MIT
/// @file The contacts, debounced.
#pragma once

#include "../board.h"

namespace qipan {
namespace firmware {

enum : uint8_t { kRows = BOARD_KEY_ROW + 1, kScanPeriodMs = 5, kScansToSettle = 6 };

/// Eight ranks of men and a row of keys. A contact counts as changed when it has been otherwise for six scans in a row,
/// 30 ms: what bounces on landing, or is brushed by a sleeve for less, is never seen.
class Scanner {
public:
    /// Takes the contacts as they are for settled.
    void start(uint32_t now);

    /// Whether it is time to scan all rows. If so, the next time is a period later.
    bool is_due(uint32_t now);

    /// Reads one row. Returns which contacts have just settled in another state, bits as in settled().
    uint8_t scan(uint8_t row);

    /// Bits as board_read_row() gives them.
    uint8_t settled(uint8_t row) const
    {
        return settled_[row];
    }

    /// square 0..63.
    bool is_closed(uint8_t square) const
    {
        return (settled_[square >> 3] >> (square & 7) & 1) != 0;
    }

private:
    uint32_t scanned_at_;
    uint8_t settled_[kRows];
    // Bit n of the three bytes of a row is a number 0..7: for how many scans contact n has been otherwise.
    uint8_t ones_[kRows];
    uint8_t twos_[kRows];
    uint8_t fours_[kRows];
};

}  // namespace firmware
}  // namespace qipan
