// SPDX-License-Identifier: MIT
/// @file The contacts, debounced.
#pragma once

#include <qipan/chess.h>

#include "../board.h"

namespace qipan {
namespace firmware {

enum : uint8_t { kRows = BOARD_KEY_ROW + 1, kScanPeriodMs = 5, kScansToSettle = 6 };

/// Eight ranks of men and a row of keys. A contact counts as changed when it has been otherwise for six scans in a row,
/// 30 ms: what bounces on landing, or is brushed by a sleeve for less, is never seen.
class Scanner {
public:
    /// Takes the contacts as they are for settled.
    void start();

    /// Reads one row. Returns which contacts have just settled in another state, bits as in settled().
    uint8_t scan(uint8_t row);

    /// Bits as board_read_row() gives them.
    uint8_t settled(uint8_t row) const
    {
        return settled_[row];
    }

    bool is_closed(chess_index_t square) const
    {
        return (settled_[static_cast<uint8_t>(square) >> 3] >> (square & 7) & 1) != 0;
    }

    /// Whether men stand on ranks 1, 2, 7 and 8 and nowhere else.
    bool shows_start_position() const;

private:
    uint8_t settled_[kRows];
    // Bit n of the three bytes of a row is a number 0..7: for how many scans contact n has been otherwise.
    uint8_t ones_[kRows];
    uint8_t twos_[kRows];
    uint8_t fours_[kRows];
};

}  // namespace firmware
}  // namespace qipan
