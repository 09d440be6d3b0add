// SPDX-License-Identifier: MIT
#include "boards/chesslink_lamps.h"

#include "boards/placements.h"

#include <algorithm>

namespace qipan::boards::chesslink {

namespace {

constexpr int kLines = 9;
// A slot of 32h times 4.096 ms: 0.2 s.
constexpr const char* kSlotTime = "32";

/// Eight slots of time, a bit each: a man to be taken blinks, a place to be filled is lit, the rest blinks slowly.
std::uint8_t patternOf(Lamp lamp)
{
    switch (lamp) {
    case Lamp::Off:
        return 0x00;
    case Lamp::From:
    case Lamp::Wrong:
        return 0xAA;
    case Lamp::To:
    case Lamp::Missing:
        return 0xFF;
    case Lamp::Right:
    case Lamp::Check:
        return 0xCC;
    }
    return 0x00;
}

}  // namespace

QByteArray lampCommand(const Lamps& lamps, bool firstIsA8)
{
    std::array<std::uint8_t, kLines * kLines> patterns{};
    for (int square = 0; square < 64; ++square) {
        const std::uint8_t pattern = patternOf(lamps[static_cast<std::size_t>(square)]);
        // Counted from the corner where the board's numbering begins; first across the files, then down the ranks.
        const int place = squareFromA8(firstIsA8 ? square : turnedSquare(square));
        const int first = place % 8 * kLines + place / 8;
        for (const int corner : {first, first + 1, first + kLines, first + kLines + 1})
            patterns[static_cast<std::size_t>(corner)] |= pattern;
    }
    if (std::all_of(patterns.cbegin(), patterns.cend(), [](std::uint8_t pattern) { return pattern == 0; }))
        return "X";
    QByteArray command = QByteArray("L") + kSlotTime;
    for (const std::uint8_t pattern : patterns)
        command += QByteArray(1, static_cast<char>(pattern)).toHex().toUpper();
    return command;
}

}  // namespace qipan::boards::chesslink
