// SPDX-License-Identifier: MIT
#pragma once

#include "fake_board.h"

namespace qipan::sim {

/// A serial board of DGT. It looks at one field after the other, at all in 200 ms, so that a man may be seen where it
/// goes before it is missed where it was.
class FakeDgtBoard : public FakeBoard {
public:
    struct Options {
        QByteArray serial = "12345";
        bool hasLamps = false;  ///< a Revelation II
    };

    explicit FakeDgtBoard(const SensorFaults& faults = {});
    FakeDgtBoard(const Options& options, const SensorFaults& faults);

    bool tellsMen() const override;
    int bitsPerSecond() const override;
    void receive(const QByteArray& bytes, Milliseconds now) override;
    void advance(Milliseconds now) override;
    void restart(Milliseconds now) override;
    QString lampText() const override;
    bool shows(std::uint64_t squares) const override;

    /// Bytes that came while the small buffer was full, and commands that a host must never send.
    int overruns() const;
    int forbiddenCommands() const;

private:
    void scanField(Milliseconds now);
    /// Carries out the first command of the buffer, if it is whole.
    void obey();
    void answer(char id, const QByteArray& data);

    Options m_options;
    std::array<char, 64> m_codes{};  ///< by field from a8, as last scanned
    int m_nextField = 0;
    std::int64_t m_nextScanAt = -1;  ///< in microseconds, -1 before the first
    bool m_updates = false;
    QByteArray m_buffer;
    Milliseconds m_nextCommandAt = 0;
    std::uint64_t m_lit = 0;  ///< by the board's numbering from a1
    int m_overruns = 0;
    int m_forbidden = 0;
};

}  // namespace qipan::sim
