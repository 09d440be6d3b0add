// SPDX-License-Identifier: MIT
/// @file The bytes of the serial boards of DGT, as open programs document them.
#pragma once

#include <qipan/chess.h>

#include <cstdint>
#include <optional>

namespace qipan::boards::dgt {

/// Host to board: one byte each. No clock, log or bus commands: nothing here needs them.
enum Command : char {
    kReset = 0x40,        ///< no updates; not answered
    kAskBoard = 0x42,     ///< answered by kBoard
    kUpdateBoard = 0x44,  ///< from now on a kField for each change; not answered
    kAskSerial = 0x45,    ///< answered by kSerial
    kAskVersion = 0x4D,   ///< answered by kVersion
    kLamps = 0x60         ///< more bytes follow; Revelation II only
};

/// Board to host: the first byte of a frame.
enum Message : std::uint8_t {
    kBoard = 0x86,   ///< 64 men, a8 b8 .. h1
    kField = 0x8E,   ///< square 0..63, man
    kSerial = 0x91,  ///< five digits
    kVersion = 0x93  ///< major, minor
};

/// The man a code stands for, as the engine's chess_id_t; 0 for an empty square and for the three figures that tell a
/// result (0D to 0F). Nothing for other codes.
constexpr std::optional<chess_id_t> manOf(std::uint8_t code)
{
    constexpr chess_type_t kTypes[] = {CHESS_TYPE_PAWN,   CHESS_TYPE_ROOK, CHESS_TYPE_KNIGHT,
                                       CHESS_TYPE_BISHOP, CHESS_TYPE_KING, CHESS_TYPE_QUEEN};
    if (code == 0 || (code >= 0x0D && code <= 0x0F))
        return chess_id_t{0};
    if (code > 0x0F)
        return {};
    return code <= 6 ? CHESS_ID(CHESS_WHITE, kTypes[code - 1]) : CHESS_ID(CHESS_BLACK, kTypes[code - 7]);
}

/// The code of a man or an empty square.
constexpr std::uint8_t codeOf(chess_id_t man)
{
    for (std::uint8_t code = 1; code <= 0x0C; ++code) {
        if (manOf(code) == man)
            return code;
    }
    return 0;
}

}  // namespace qipan::boards::dgt
