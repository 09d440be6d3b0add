// SPDX-License-Identifier: MIT
#pragma once

#include <boards/board_driver.h>

namespace qipan::boards {

/// Commands that wait for their turn: a board with a small buffer needs a pause after each.
class PacedSender {
public:
    /// pause: from the last bit of a command to the first of the next. A byte is ten bits on the line.
    PacedSender(Milliseconds pause, int bitsPerSecond);

    void push(const QByteArray& command);
    /// Sent when nothing else waits; takes the place of the last such command if that still waits.
    void pushLast(const QByteArray& command);
    void clear();

    bool isWaiting(const QByteArray& command) const;
    /// The next command if its time has come. It counts as sent.
    std::optional<QByteArray> take(Milliseconds now);
    /// When take() has something.
    std::optional<Milliseconds> nextTick() const;

private:
    Milliseconds m_pause;
    int m_bitsPerSecond;
    Milliseconds m_freeAt = 0;
    QList<QByteArray> m_waiting;
    std::optional<QByteArray> m_last;
};

}  // namespace qipan::boards
