// SPDX-License-Identifier: MIT
/// @file Commands of the ChessLink protocol, which other programs speak with Millennium's boards: a letter, hexadecimal
/// digits, and two more that are the XOR of all characters before them. No mark begins or ends one.
#pragma once

#include <stdint.h>

namespace qipan {
namespace firmware {

/// Takes commands apart byte by byte. Bit 7 may hold a parity bit; it is not looked at.
class ChessLinkReader {
public:
    void start();

    /// True: a command with a right check is complete; it is valid until the next call.
    bool put(uint8_t byte);

    /// V version, S position, X lamps off, L lamps, T reset, R and W of a register.
    char letter() const
    {
        return letter_;
    }
    /// Whether the command came with parity bits.
    bool had_parity() const
    {
        return parity_;
    }
    /// Of R and W.
    uint8_t address() const
    {
        return data_[0];
    }
    /// Of W.
    uint8_t value() const
    {
        return data_[1];
    }
    /// Of L. The 9 x 9 lamps stand at the corners of the squares; file and rank line 0 to 8 are counted from where the
    /// board's numbering begins. Whether the lamp is ever on, and whether always.
    bool is_lit(uint8_t file_line, uint8_t rank_line) const
    {
        return bit(lit_, file_line, rank_line);
    }
    bool is_steady(uint8_t file_line, uint8_t rank_line) const
    {
        return bit(steady_, file_line, rank_line);
    }

private:
    enum : uint8_t { kLines = 9, kCorners = kLines * kLines, kCornerBytes = (kCorners + 7) / 8 };

    bool begin(char c);
    void take_byte(uint8_t index, uint8_t byte);
    static bool bit(const uint8_t* bits, uint8_t file_line, uint8_t rank_line)
    {
        const uint8_t corner = static_cast<uint8_t>(file_line * kLines + rank_line);
        return (bits[corner / 8] >> (corner & 7) & 1) != 0;
    }

    char letter_;
    uint8_t digits_;  // that are still to come, the two of the check included
    uint8_t taken_;   // digits so far
    uint8_t half_;    // the first digit of a byte
    uint8_t sum_;     // XOR so far
    bool parity_;
    uint8_t data_[2];
    uint8_t lit_[kCornerBytes];
    uint8_t steady_[kCornerBytes];
};

}  // namespace firmware
}  // namespace qipan
