// SPDX-License-Identifier: MIT
#include "daily_board.h"

#include <array>
#include <cstdint>

namespace qipan::klotski {

namespace {

/// SplitMix64 (Steele, Lea and Flood, 2014): a stream of numbers from a seed.
class SplitMix64 {
public:
    explicit SplitMix64(uint64_t seed)
        : m_state(seed)
    {
    }
    uint64_t next()
    {
        uint64_t number = m_state += 0x9E3779B97F4A7C15U;
        number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9U;
        number = (number ^ (number >> 27)) * 0x94D049BB133111EBU;
        return number ^ (number >> 31);
    }

private:
    uint64_t m_state;
};

}  // namespace

MoveBand moveBand(int weekday)
{
    constexpr std::array kBands{MoveBand{15, 24}, MoveBand{25, 34}, MoveBand{35, 49}, MoveBand{50, 64},
                                MoveBand{65, 79}, MoveBand{80, 94}, MoveBand{95, 138}};
    return kBands.at(static_cast<size_t>(weekday - 1));
}

std::optional<DailyBoard> dailyBoard(const QDate& date, const klotski_map_t& family)
{
    if (!date.isValid())
        return {};
    const MoveBand band = moveBand(date.dayOfWeek());
    const uint32_t count = klotski_map_count(&family);
    SplitMix64 random(static_cast<uint64_t>(date.year() * 10000 + date.month() * 100 + date.day()));
    for (;;) {
        DailyBoard board{};
        board.moves = klotski_map_position(&family, static_cast<uint32_t>(random.next() % count), &board.layout);
        if (board.moves >= band.least && board.moves <= band.most)
            return board;
    }
}

}  // namespace qipan::klotski
