// SPDX-License-Identifier: MIT
#include "game_clock.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

#include <clock/clock_face.h>
#include <clock/control_name.h>

namespace qipan::app {

using clock::Milliseconds;

namespace {

constexpr Milliseconds kSleep = 1'000;             // the two clocks part by more only when the computer sleeps
constexpr Milliseconds kLongestWait = 86'400'000;  // a timer's interval is an int

size_t at(int color)
{
    return static_cast<size_t>(color);
}

}  // namespace

GameClock::GameClock(QObject* parent, TimeSource time)
    : QObject(parent)
    , m_time(std::move(time))
    , m_now(m_time.awake())
    , m_asleep(m_time.total() - m_now)
    , m_clock({}, [this] { return m_now; })
    , m_timer(this)
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &GameClock::settle);
}

bool GameClock::isPresent() const
{
    return m_face.present;
}

bool GameClock::isRunning() const
{
    return m_face.running;
}

bool GameClock::isPaused() const
{
    return m_face.paused;
}

int GameClock::side() const
{
    return m_face.side;
}

QString GameClock::whiteText() const
{
    return m_face.text[0];
}

QString GameClock::blackText() const
{
    return m_face.text[1];
}

bool GameClock::isWhiteLow() const
{
    return m_face.low[0];
}

bool GameClock::isBlackLow() const
{
    return m_face.low[1];
}

bool GameClock::isWatched() const
{
    return m_watched;
}

void GameClock::setWatched(bool watched)
{
    if (watched == m_watched)
        return;
    m_watched = watched;
    emit watchedChanged();
    settle();
}

QString GameClock::controlText() const
{
    return m_face.control;
}

const std::array<clock::TimeControl, 2>& GameClock::controls() const
{
    return m_clock.controls();
}

Milliseconds GameClock::remaining(int color) const
{
    const QScopedValueRollback now(m_now, m_time.awake());
    return m_clock.remaining(color);
}

Milliseconds GameClock::spent() const
{
    const QScopedValueRollback now(m_now, m_time.awake());
    return m_clock.spent();
}

int GameClock::movesMade(int color) const
{
    return m_clock.movesMade(color);
}

void GameClock::setUp(const std::array<clock::TimeControl, 2>& controls)
{
    readTime();
    m_clock = clock::ChessClock(controls, [this] { return m_now; });
    m_flagTold = false;
    for (const int color : {0, 1})
        m_armed[at(color)] = !isLow(color);
    refresh();
}

void GameClock::restore(std::array<Milliseconds, 2> remaining, std::array<int, 2> moves, int side, Milliseconds spent,
                        bool running)
{
    readTime();
    m_clock.restore(remaining, moves, side, spent, running);
    m_flagTold = false;
    for (const int color : {0, 1})
        m_armed[at(color)] = m_armed[at(color)] && !isLow(color);
    refresh();
}

Milliseconds GameClock::completeMove(int color)
{
    const Milliseconds spent = m_clock.spent();
    m_clock.completeMove(color);
    refresh();
    return spent;
}

void GameClock::stop()
{
    readTime();
    m_clock.stop();
    m_flagTold = true;
    refresh();
}

void GameClock::pause()
{
    settle();
    m_clock.pause();
    refresh();
}

void GameClock::resume()
{
    readTime();
    m_clock.resume();
    refresh();
}

bool GameClock::settle()
{
    const bool hasSlept = readTime();
    const auto fallen = m_clock.fallen();
    const bool isNews = fallen && !std::exchange(m_flagTold, true);
    refresh();
    if (hasSlept)
        emit slept();
    if (isNews)
        emit flagFell(*fallen);
    return !fallen;
}

bool GameClock::readTime()
{
    m_now = m_time.awake();
    const Milliseconds asleep = m_time.total() - m_now;
    const bool hasSlept = asleep - std::exchange(m_asleep, asleep) > kSleep && m_clock.isRunning();
    if (hasSlept)
        m_clock.pause();
    return hasSlept;
}

bool GameClock::isLow(int color) const
{
    return m_clock.remaining(color) < clock::lowLimit(controls()[at(color)]);
}

bool GameClock::takeAlarm(int color)
{
    const Milliseconds limit = clock::lowLimit(controls()[at(color)]);
    if (m_clock.remaining(color) > limit + limit / 2)
        m_armed[at(color)] = true;
    return isLow(color) && std::exchange(m_armed[at(color)], false);
}

GameClock::Face GameClock::look() const
{
    Face face;
    face.control = QString::fromStdString(clock::writeControlName(controls()));
    face.present = !face.control.isEmpty();
    if (!face.present)
        return face;
    face.running = m_clock.isRunning();
    face.paused = m_clock.isPaused();
    face.side = m_clock.isStopped() ? -1 : m_clock.side();
    for (const int color : {0, 1}) {
        if (controls()[at(color)].isNone())
            continue;
        face.text[at(color)] = QString::fromStdString(clock::writeShownTime(m_clock.remaining(color)));
        face.low[at(color)] = isLow(color);
    }
    return face;
}

void GameClock::refresh()
{
    const Face old = std::exchange(m_face, look());
    const std::array<bool, 2> alarms{takeAlarm(0), takeAlarm(1)};
    schedule();
    tell(old);
    for (const int color : {0, 1}) {
        if (alarms[at(color)])
            emit lowTime(color);
    }
}

void GameClock::schedule()
{
    m_timer.stop();
    if (m_clock.fallen() && !m_flagTold)
        m_timer.start(0);
    if (!m_face.running)
        return;
    const int side = m_clock.side();
    const Milliseconds limit = clock::lowLimit(controls()[at(side)]);
    const Milliseconds level = clock::nextLook(m_clock.remaining(side), limit, m_watched);
    // From now on, which may be a little after m_now.
    const QScopedValueRollback now(m_now, m_time.awake());
    if (const auto wait = m_clock.untilRemaining(level))
        m_timer.start(static_cast<int>(std::min(*wait, kLongestWait)));
}

void GameClock::tell(const Face& old)
{
    const Face face = m_face;
    if (face.present != old.present)
        emit presentChanged();
    if (face.control != old.control)
        emit controlTextChanged();
    if (face.running != old.running)
        emit runningChanged();
    if (face.paused != old.paused)
        emit pausedChanged();
    if (face.side != old.side)
        emit sideChanged();
    if (face.text[0] != old.text[0])
        emit whiteTextChanged();
    if (face.text[1] != old.text[1])
        emit blackTextChanged();
    if (face.low[0] != old.low[0])
        emit whiteLowChanged();
    if (face.low[1] != old.low[1])
        emit blackLowChanged();
}

}  // namespace qipan::app
