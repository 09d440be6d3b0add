// SPDX-License-Identifier: MIT
/// @file The clock of a game of chess: whose time runs, how much is left, when a flag falls.
#pragma once

#include "clock/time_control.h"

#include <array>
#include <functional>
#include <optional>

namespace qipan::clock {

/// A chess clock, exact to the millisecond. Colours are 0 white, 1 black.
///
/// Time runs once both sides have made a move: the first moves cost nothing and bring no bonus. A flag falls as soon as
/// nothing is left, also if the move comes in that same millisecond; then the clock stands for good.
class ChessClock {
public:
    /// Milliseconds since any moment; never goes back.
    using Now = std::function<Milliseconds()>;

    /// A side whose time control is none has no limit: nothing of it runs out.
    ChessClock(std::array<TimeControl, 2> controls, Now now);

    const std::array<TimeControl, 2>& controls() const;
    /// The side to move.
    int side() const;
    int movesMade(int color) const;
    bool isRunning() const;
    /// Would run, but was stopped for a while.
    bool isPaused() const;
    /// Stands for good: stopped, or a flag has fallen.
    bool isStopped() const;
    /// The colour whose flag has fallen.
    std::optional<int> fallen() const;

    /// What is left, 0 or more; 0 without a limit.
    Milliseconds remaining(int color) const;
    /// What the side to move has used for its move; a delay counts.
    Milliseconds spent() const;
    /// How long from now until the side to move has no more than level left, 0 if that is so; nothing without a limit.
    /// The time is that of a clock that runs.
    std::optional<Milliseconds> untilRemaining(Milliseconds level) const;
    std::optional<Milliseconds> untilFlag() const;

    /// The side to move has moved, and the other's time runs, also if the clock was paused. Returns false, and nothing
    /// changes, if the clock stands for good. color: the side that moved; before both have moved, either may.
    bool completeMove(int color);
    void pause();
    void resume();
    void stop();

    /// Goes on in the middle of a move: remaining as the move began, and spent on it since, each 0 to a year. A stopped
    /// clock runs again.
    void restore(std::array<Milliseconds, 2> remaining, std::array<int, 2> movesMade, int side, Milliseconds spent,
                 bool running);

private:
    enum class State { Going, Paused, Stopped };

    bool hasStarted() const;
    bool isGoing() const;
    bool isFlagDown() const;
    Milliseconds delay() const;
    /// What of the time spent on this move comes off the side's time.
    Milliseconds charged() const;
    /// Notes what has been spent up to now, and a flag that has fallen.
    void settle();

    std::array<TimeControl, 2> m_controls;
    Now m_now;
    std::array<Milliseconds, 2> m_left{};  ///< as the side's move began
    std::array<int, 2> m_moves{};
    int m_side = 0;
    State m_state = State::Going;
    std::optional<int> m_fallen;
    Milliseconds m_spent = 0;  ///< on this move, up to m_since
    Milliseconds m_since = 0;
};

}  // namespace qipan::clock
