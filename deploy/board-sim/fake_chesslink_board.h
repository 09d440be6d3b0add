// SPDX-License-Identifier: MIT
#pragma once

#include "fake_board.h"

namespace qipan::sim {

/// A board of Millennium at its ChessLink module. As delivered it reports each scan, 24 times a second.
class FakeChessLinkBoard : public FakeBoard {
public:
    struct Options {
        bool acknowledges = true;  ///< answers L, X and W; the Performance does not
        int swapPermille = 0;      ///< of each report: two neighbouring letters change places, and the check is right
        std::uint32_t seed = 1;
    };

    explicit FakeChessLinkBoard(const SensorFaults& faults = {});
    FakeChessLinkBoard(const Options& options, const SensorFaults& faults);

    bool tellsMen() const override;
    int bitsPerSecond() const override;
    void receive(const QByteArray& bytes, Milliseconds now) override;
    void advance(Milliseconds now) override;
    void restart(Milliseconds now) override;
    /// A square is shown as lit if its four corners are; those between two lit ones may seem so too.
    QString lampText() const override;
    bool shows(std::uint64_t squares) const override;

    /// The 81 patterns, by the board's numbering.
    const QByteArray& patterns() const;
    int registerAt(int number) const;
    /// Bytes with even parity, and commands with a wrong check.
    int faultyBytes() const;
    int faultyCommands() const;

private:
    void scan(Milliseconds now);
    void report(Milliseconds now);
    void obey(const QByteArray& command, Milliseconds now);
    void answer(const QByteArray& text);

    Options m_options;
    std::mt19937 m_swaps;
    QByteArray m_buffer;
    std::array<int, 5> m_registers{0, 20, 0, 0, 15};
    QByteArray m_scanned;
    QByteArray m_patterns = QByteArray(81, '\0');
    Milliseconds m_nextScanAt = 0;
    Milliseconds m_silentUntil = 0;
    int m_faultyBytes = 0;
    int m_faultyCommands = 0;
};

}  // namespace qipan::sim
