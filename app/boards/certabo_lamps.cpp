// SPDX-License-Identifier: MIT
#include "boards/certabo_lamps.h"

#include "boards/placements.h"

namespace qipan::boards::certabo {

namespace {

constexpr int kLines = 9;
constexpr int kColors = 3;
constexpr char kBrightness = 0x40;

struct Color {
    bool red = false;
    bool green = false;
    bool blue = false;
};

Color colorOf(Lamp lamp)
{
    switch (lamp) {
    case Lamp::Off:
        return {};
    case Lamp::Wrong:
        return {true, false, false};
    case Lamp::Right:
        return {false, true, false};
    case Lamp::Check:
        return {true, false, true};
    case Lamp::From:
    case Lamp::To:
    case Lamp::Missing:
        return {false, false, true};
    }
    return {};
}

/// Calls see(square of the board, lamp) for each lamp that is lit.
template <typename See>
void eachLit(const Lamps& lamps, bool turned, See see)
{
    for (int square = 0; square < 64; ++square) {
        const Lamp lamp = lamps[static_cast<std::size_t>(square)];
        if (lamp != Lamp::Off)
            see(turned ? turnedSquare(square) : square, lamp);
    }
}

}  // namespace

QByteArray plainFrame(const Lamps& lamps, bool turned)
{
    QByteArray frame(8, 0);
    eachLit(lamps, turned, [&frame](int square, Lamp) {
        const int rankFromTop = squareFromA8(square) / 8;
        frame[rankFromTop] = static_cast<char>(frame[rankFromTop] | 1 << square % 8);
    });
    return frame;
}

QByteArray colorFrame(const Lamps& lamps, bool turned)
{
    QByteArray grid(kLines * kLines * kColors, 0);
    eachLit(lamps, turned, [&grid](int square, Lamp lamp) {
        const Color color = colorOf(lamp);
        const int first = square / 8 * kLines + 7 - square % 8;
        for (const int corner : {first, first + 1, first + kLines, first + kLines + 1}) {
            if (color.red)
                grid[corner * kColors] = kBrightness;
            if (color.green)
                grid[corner * kColors + 1] = kBrightness;
            if (color.blue)
                grid[corner * kColors + 2] = kBrightness;
        }
    });
    return QByteArray("\xFF\x55") + grid + "\r\n";
}

}  // namespace qipan::boards::certabo
