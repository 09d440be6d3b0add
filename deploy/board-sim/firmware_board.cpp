// SPDX-License-Identifier: MIT
#include "firmware_board.h"

namespace qipan::sim {

FirmwareBoard::FirmwareBoard(const SensorFaults& faults)
    : FakeBoard(faults)
{
}

bool FirmwareBoard::tellsMen() const
{
    return false;
}

int FirmwareBoard::bitsPerSecond() const
{
    return 115200;
}

void FirmwareBoard::receive(const QByteArray& bytes, Milliseconds)
{
    m_program.receive({bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

void FirmwareBoard::advance(Milliseconds now)
{
    std::uint64_t occupied = 0;
    for (int square = 0; square < 64; ++square) {
        if (seenAt(square, now) != 0)
            occupied |= std::uint64_t{1} << square;
    }
    m_program.setSensors(occupied);
    m_program.advance(now);
    send(QByteArray::fromStdString(m_program.takeSent()));
}

void FirmwareBoard::restart(Milliseconds)
{
    m_program.reset(++m_boot);
}

QString FirmwareBoard::lampText() const
{
    const QString board = QString::fromStdString(m_program.lamps());
    QString text;
    for (int place = 0; place < 64; ++place)
        text += board[turnedOrNot(place)];
    return text;
}

bool FirmwareBoard::shows(std::uint64_t squares) const
{
    const std::string lamps = m_program.lamps();
    std::uint64_t lit = 0;
    for (int place = 0; place < 64; ++place) {
        if (lamps[static_cast<std::size_t>(place)] != '.')
            lit |= std::uint64_t{1} << (place ^ 56);
    }
    return lit == turnedOrNot(squares);
}

}  // namespace qipan::sim
