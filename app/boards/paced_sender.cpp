// SPDX-License-Identifier: MIT
#include "boards/paced_sender.h"

#include <utility>

namespace qipan::boards {

PacedSender::PacedSender(Milliseconds pause, int bitsPerSecond)
    : m_pause(pause)
    , m_bitsPerSecond(bitsPerSecond)
{
}

void PacedSender::push(const QByteArray& command)
{
    m_waiting << command;
}

void PacedSender::pushLast(const QByteArray& command)
{
    m_last = command;
}

void PacedSender::clear()
{
    m_waiting.clear();
    m_last.reset();
}

bool PacedSender::isWaiting(const QByteArray& command) const
{
    return m_waiting.contains(command) || m_last == command;
}

std::optional<QByteArray> PacedSender::take(Milliseconds now)
{
    if (now < m_freeAt || (m_waiting.isEmpty() && !m_last))
        return {};
    const QByteArray command = m_waiting.isEmpty() ? *std::exchange(m_last, std::nullopt) : m_waiting.takeFirst();
    const Milliseconds bits = command.size() * 10;
    m_freeAt = now + (bits * 1000 + m_bitsPerSecond - 1) / m_bitsPerSecond + m_pause;
    return command;
}

std::optional<Milliseconds> PacedSender::nextTick() const
{
    if (m_waiting.isEmpty() && !m_last)
        return {};
    return m_freeAt;
}

}  // namespace qipan::boards
