// SPDX-License-Identifier: MIT
#include "clock/chess_clock.h"

#include <algorithm>
#include <utility>

namespace qipan::clock {

namespace {

constexpr Milliseconds kMost = 365 * 86'400'000LL;  // far from where sums would overflow

std::size_t at(int color)
{
    return static_cast<std::size_t>(color);
}

/// The period of a side's next move. Precondition: there is one.
const Period& periodAfter(const TimeControl& control, int moves)
{
    int end = 0;
    for (const Period& period : control.periods) {
        end += period.moves;
        if (period.moves == 0 || moves < end)
            return period;
    }
    return control.periods.back();
}

/// The time that begins with the move after this one: a period's, if it begins there.
Milliseconds timeGained(const TimeControl& control, int moves)
{
    int end = 0;
    for (std::size_t i = 0; i < control.periods.size(); ++i) {
        if (control.periods[i].moves == 0)
            return 0;
        end += control.periods[i].moves;
        if (moves <= end)
            return moves < end ? 0 : control.periods[std::min(i + 1, control.periods.size() - 1)].time;
    }
    const Period& repeated = control.periods.back();
    return (moves - end) % repeated.moves == 0 ? repeated.time : 0;
}

/// What a move brings that took spent.
Milliseconds bonusAfter(const Period& period, Milliseconds spent)
{
    switch (period.bonus) {
    case Bonus::Increment:
        return period.bonusTime;
    case Bonus::Bronstein:
        return std::min(period.bonusTime, spent);
    case Bonus::Delay:
    case Bonus::None:
        break;
    }
    return 0;
}

}  // namespace

ChessClock::ChessClock(std::array<TimeControl, 2> controls, Now now)
    : m_controls(std::move(controls))
    , m_now(std::move(now))
{
    for (const int color : {0, 1}) {
        if (!m_controls[at(color)].isNone())
            m_left[at(color)] = m_controls[at(color)].periods.front().time;
    }
}

const std::array<TimeControl, 2>& ChessClock::controls() const
{
    return m_controls;
}

int ChessClock::side() const
{
    return m_side;
}

int ChessClock::movesMade(int color) const
{
    return m_moves[at(color)];
}

bool ChessClock::hasStarted() const
{
    return m_moves[0] > 0 && m_moves[1] > 0;
}

bool ChessClock::isGoing() const
{
    return m_state == State::Going && hasStarted();
}

bool ChessClock::isFlagDown() const
{
    return isGoing() && !m_controls[at(m_side)].isNone() && m_left[at(m_side)] <= charged();
}

bool ChessClock::isRunning() const
{
    return isGoing() && !isFlagDown();
}

bool ChessClock::isPaused() const
{
    return m_state == State::Paused && hasStarted();
}

bool ChessClock::isStopped() const
{
    return m_state == State::Stopped || isFlagDown();
}

std::optional<int> ChessClock::fallen() const
{
    return isFlagDown() ? std::optional(m_side) : m_fallen;
}

Milliseconds ChessClock::delay() const
{
    if (m_controls[at(m_side)].isNone())
        return 0;
    const Period& period = periodAfter(m_controls[at(m_side)], m_moves[at(m_side)]);
    return period.bonus == Bonus::Delay ? period.bonusTime : 0;
}

Milliseconds ChessClock::charged() const
{
    return std::max<Milliseconds>(0, spent() - delay());
}

Milliseconds ChessClock::remaining(int color) const
{
    if (m_controls[at(color)].isNone())
        return 0;
    return std::max<Milliseconds>(0, m_left[at(color)] - (color == m_side ? charged() : 0));
}

Milliseconds ChessClock::spent() const
{
    return m_spent + (isGoing() ? std::max<Milliseconds>(0, m_now() - m_since) : 0);
}

std::optional<Milliseconds> ChessClock::untilRemaining(Milliseconds level) const
{
    if (m_controls[at(m_side)].isNone())
        return {};
    const Milliseconds above = m_left[at(m_side)] - level;
    return above <= 0 ? 0 : std::max<Milliseconds>(0, above + delay() - spent());
}

std::optional<Milliseconds> ChessClock::untilFlag() const
{
    return untilRemaining(0);
}

void ChessClock::settle()
{
    const Milliseconds now = m_now();
    if (isGoing())
        m_spent += std::max<Milliseconds>(0, now - m_since);
    m_since = now;
    if (isFlagDown()) {
        m_fallen = m_side;
        m_state = State::Stopped;
    }
}

bool ChessClock::completeMove(int color)
{
    settle();
    if (m_state == State::Stopped)
        return false;
    const TimeControl& control = m_controls[at(color)];
    Milliseconds& left = m_left[at(color)];
    int& moves = m_moves[at(color)];
    if (!control.isNone()) {
        if (hasStarted())
            left += bonusAfter(periodAfter(control, moves), m_spent) - charged();
        left += timeGained(control, moves + 1);
    }
    ++moves;
    m_side = 1 - color;
    m_spent = 0;
    m_state = State::Going;
    return true;
}

void ChessClock::pause()
{
    settle();
    if (isGoing())
        m_state = State::Paused;
}

void ChessClock::resume()
{
    settle();
    if (m_state == State::Paused)
        m_state = State::Going;
}

void ChessClock::stop()
{
    settle();
    m_state = State::Stopped;
}

void ChessClock::restore(std::array<Milliseconds, 2> remaining, std::array<int, 2> movesMade, int side,
                         Milliseconds spent, bool running)
{
    for (const int color : {0, 1})
        m_left[at(color)] = std::clamp<Milliseconds>(remaining[at(color)], 0, kMost);
    m_moves = movesMade;
    m_side = side;
    m_spent = hasStarted() ? std::clamp<Milliseconds>(spent, 0, kMost) : 0;
    m_since = m_now();
    m_state = running ? State::Going : State::Paused;
    m_fallen.reset();
}

}  // namespace qipan::clock
