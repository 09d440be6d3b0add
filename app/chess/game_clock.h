// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <array>

#include <clock/chess_clock.h>
#include <clock/time_source.h>

namespace qipan::app {

using clock::systemTime;
using clock::TimeSource;

/// The clock of the game as the window sees it. It wakes up only when something shown changes.
///
/// Colours are 0 white, 1 black. Every signal comes after all of the change is done, and only if its value changed.
class GameClock : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("ChessGame has it")
    Q_PROPERTY(bool present READ isPresent NOTIFY presentChanged)
    Q_PROPERTY(bool running READ isRunning NOTIFY runningChanged)
    /// It would run, but was stopped for a while.
    Q_PROPERTY(bool paused READ isPaused NOTIFY pausedChanged)
    /// Whose time runs or would run; -1: none's, or the game is over.
    Q_PROPERTY(int side READ side NOTIFY sideChanged)
    Q_PROPERTY(QString whiteText READ whiteText NOTIFY whiteTextChanged)
    Q_PROPERTY(QString blackText READ blackText NOTIFY blackTextChanged)
    Q_PROPERTY(bool whiteLow READ isWhiteLow NOTIFY whiteLowChanged)
    Q_PROPERTY(bool blackLow READ isBlackLow NOTIFY blackLowChanged)
    /// Whether somebody can see the window. If not, the texts are left as they are.
    Q_PROPERTY(bool watched READ isWatched WRITE setWatched NOTIFY watchedChanged)
    /// The time control for people, "5+3"; of both sides if they differ, "5+0 / 3+0".
    Q_PROPERTY(QString controlText READ controlText NOTIFY controlTextChanged)

public:
    explicit GameClock(QObject* parent = nullptr, TimeSource time = systemTime());

    bool isPresent() const;
    bool isRunning() const;
    bool isPaused() const;
    int side() const;
    QString whiteText() const;
    QString blackText() const;
    bool isWhiteLow() const;
    bool isBlackLow() const;
    bool isWatched() const;
    void setWatched(bool watched);
    QString controlText() const;

    const std::array<clock::TimeControl, 2>& controls() const;
    /// What is left at this moment, in ms; 0 without a clock.
    clock::Milliseconds remaining(int color) const;
    /// What the side to move has used for its move at this moment, in ms.
    clock::Milliseconds spent() const;
    int movesMade(int color) const;

    /// A new game. No time control for either side: no clock.
    void setUp(const std::array<clock::TimeControl, 2>& controls);
    /// Goes on in the middle of a move: remaining as the move began, and spent on it since.
    void restore(std::array<clock::Milliseconds, 2> remaining, std::array<int, 2> moves, int side,
                 clock::Milliseconds spent, bool running);
    /// color has moved, at the moment that settle() saw last; a paused clock goes on. Returns what the move took.
    clock::Milliseconds completeMove(int color);
    /// The game is over: nothing runs until setUp() or restore().
    void stop();

public slots:
    void pause();
    void resume();
    /// Looks at the time now. Returns false when a flag has fallen.
    bool settle();

signals:
    void presentChanged();
    void runningChanged();
    void pausedChanged();
    void sideChanged();
    void whiteTextChanged();
    void blackTextChanged();
    void whiteLowChanged();
    void blackLowChanged();
    void watchedChanged();
    void controlTextChanged();

    /// Once.
    void flagFell(int color);
    /// Less than an eighth of the first period is left, at least 10 s, at most 60 s. Again only after there was more
    /// than half as much again.
    void lowTime(int color);
    /// The computer slept; the clock has paused itself as it stood then.
    void slept();

private:
    /// All that the properties tell.
    struct Face {
        bool present = false;
        bool running = false;
        bool paused = false;
        int side = -1;
        std::array<QString, 2> text;
        std::array<bool, 2> low{};
        QString control;
    };

    Face look() const;
    /// Brings the face up to date and sets the timer, then tells what changed.
    void refresh();
    void tell(const Face& old);
    /// Takes the time. If the computer slept while the clock ran, pauses it and returns true.
    bool readTime();
    void schedule();
    bool isLow(int color) const;
    /// Whether the alarm for little time must ring now; it does so once.
    bool takeAlarm(int color);

    TimeSource m_time;
    mutable clock::Milliseconds m_now;  ///< of the awake clock: what m_clock takes for now
    clock::Milliseconds m_asleep;       ///< how much the total clock is ahead
    clock::ChessClock m_clock;
    Face m_face;
    QTimer m_timer;
    std::array<bool, 2> m_armed{};  ///< the alarm for little time
    bool m_flagTold = false;
    bool m_watched = true;
};

}  // namespace qipan::app
