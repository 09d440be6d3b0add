// SPDX-License-Identifier: MIT
/// A GameClock on a time that the test makes.
#pragma once

#include "game_clock.h"

#include <QSignalSpy>
#include <QTimer>

using namespace qipan;
using qipan::app::GameClock;
using clock::Milliseconds;

inline constexpr int kWhite = 0;
inline constexpr int kBlack = 1;

inline std::array<clock::TimeControl, 2> controls(const char* white, const char* black = nullptr)
{
    return {clock::readTimeControl(white, nullptr).value(),
            clock::readTimeControl(black ? black : white, nullptr).value()};
}

/// A clock, and the time of a computer that the test makes.
struct Bench {
    Milliseconds awake = 5'000'000;
    Milliseconds asleep = 777'000;
    GameClock clock{nullptr, {[this] { return awake; }, [this] { return awake + asleep; }}};

    /// Both sides have made their first move.
    explicit Bench(const char* white, const char* black = nullptr)
    {
        clock.setUp(controls(white, black));
        move(kWhite);
        move(kBlack);
    }

    void pass(Milliseconds time)
    {
        awake += time;
        clock.settle();
    }

    void move(int color)
    {
        if (clock.settle())
            clock.completeMove(color);
    }

    const QTimer& timer()
    {
        return *clock.findChild<QTimer*>();
    }

    /// Does what the timer would do until it stops, without waiting. Returns how often it woke up.
    int wakeUps()
    {
        int count = 0;
        for (; timer().isActive(); ++count)
            pass(timer().interval());
        return count;
    }
};

/// The first arguments of a signal, a call each.
inline QStringList arguments(const QSignalSpy& spy)
{
    QStringList list;
    for (const QVariantList& call : spy)
        list << call.value(0).toString();
    return list;
}
