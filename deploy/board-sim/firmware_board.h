// SPDX-License-Identifier: MIT
#pragma once

#include "fake_board.h"

#include <host/simulated_board.h>

namespace qipan::sim {

/// Qipan's own board: the program of deploy/firmware itself, with contacts under the squares.
class FirmwareBoard : public FakeBoard {
public:
    explicit FirmwareBoard(const SensorFaults& faults = {});

    bool tellsMen() const override;
    int bitsPerSecond() const override;
    void receive(const QByteArray& bytes, Milliseconds now) override;
    void advance(Milliseconds now) override;
    void restart(Milliseconds now) override;
    QString lampText() const override;
    bool shows(std::uint64_t squares) const override;

private:
    std::uint16_t m_boot = 0x91C3;
    firmware::SimulatedBoard m_program;
};

}  // namespace qipan::sim
