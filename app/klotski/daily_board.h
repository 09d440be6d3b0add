// SPDX-License-Identifier: MIT
/// @file The board of a day, the same for everybody and for ever.
#pragma once

#include <QDate>

#include <optional>

#include <qipan/klotski.h>

namespace qipan::klotski {

/// How many moves a shortest solution of that day's board has.
struct MoveBand {
    int least;
    int most;
};

/// weekday: 1 Monday, the easiest, .. 7 Sunday.
MoveBand moveBand(int weekday);

/// A board and the moves of its shortest solution.
struct DailyBoard {
    klotski_layout_t layout;
    int moves;
};

/// Draws numbers of positions of ten blocks until one lies in the weekday's band. The numbers are SplitMix64's, begun
/// with the date as a number (20261130), each modulo the count of positions.
/// family: the map of all ten-block boards in moves. Nothing for an invalid date.
std::optional<DailyBoard> dailyBoard(const QDate& date, const klotski_map_t& family);

}  // namespace qipan::klotski
