// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <cstdint>
#include <deque>
#include <random>

namespace qipan::sim {

/// Milliseconds of a clock that never goes back.
using Milliseconds = std::int64_t;

/// What a bad cable does to bytes. Permille: of each byte by itself.
struct LineFaults {
    int dropPermille = 0;
    int doublePermille = 0;
    int garblePermille = 0;  ///< one bit is turned
    bool splits = false;     ///< what arrived is handed over in pieces of any size
    Milliseconds delay = 0;  ///< on top of the time that the bytes take
    std::uint32_t seed = 1;
};

/// One direction of a serial line: each byte takes its time, and some come to harm.
class FaultyLine {
public:
    explicit FaultyLine(int bitsPerSecond, const LineFaults& faults = {});

    /// The byte with this number, from 0, is lost as well.
    void loseByte(qsizetype number);
    /// So is every byte from this number on.
    void cutAt(qsizetype number);
    /// Whole again. Bytes on their way are lost.
    void mend();

    void push(const QByteArray& bytes, Milliseconds now);
    /// What has arrived; empty if nothing is left of it.
    QByteArray take(Milliseconds now);
    /// How many bytes were pushed.
    qsizetype count() const;

private:
    struct OnItsWay {
        std::int64_t arrivesAt;  ///< in microseconds
        char byte;
    };

    bool happens(int permille);
    void travel(char byte, Milliseconds now);

    int m_bitsPerSecond;
    LineFaults m_faults;
    std::mt19937 m_random;
    qsizetype m_count = 0;
    qsizetype m_lost = -1;
    qsizetype m_cutAt = -1;
    std::int64_t m_freeAt = 0;  ///< in microseconds
    std::deque<OnItsWay> m_onTheirWay;
};

}  // namespace qipan::sim
