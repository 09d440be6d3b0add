// SPDX-License-Identifier: MIT
#include "bl1_lamps.h"

#include "bl1_line.h"

namespace qipan::boards {

namespace {

constexpr Milliseconds kRepeat = 300;

const QByteArray& darkness()
{
    static const QByteArray dark(64, '.');
    return dark;
}

/// Red: take away. Blue: from here or to here, where it is to go blinks. Green: right.
char letterOf(Lamp lamp)
{
    switch (lamp) {
    case Lamp::Off:
        return '.';
    case Lamp::From:
    case Lamp::Missing:
        return 'b';
    case Lamp::To:
        return 'B';
    case Lamp::Wrong:
        return 'r';
    case Lamp::Right:
        return 'g';
    case Lamp::Check:
        return 'm';
    }
    return '.';
}

}  // namespace

Bl1Lamps::Bl1Lamps()
    : m_wanted(darkness())
    , m_sent(darkness())
{
}

void Bl1Lamps::begin()
{
    m_sent = darkness();
    m_number = 0;
    m_confirmed = true;
    m_repeatAt.reset();
}

void Bl1Lamps::want(const Lamps& lamps)
{
    for (int i = 0; i < 64; ++i)
        m_wanted[i] = letterOf(lamps[static_cast<std::size_t>(i ^ 56)]);  // rank 8 comes first
}

bool Bl1Lamps::isRight() const
{
    return m_confirmed && m_sent == m_wanted;
}

std::optional<QByteArray> Bl1Lamps::send(Milliseconds now)
{
    const auto at = sendAt();
    if (!at || now < *at)
        return {};
    if (m_sent != m_wanted) {
        m_sent = m_wanted;
        m_number = m_number == 0xFF ? 1 : static_cast<std::uint8_t>(m_number + 1);
    }
    m_confirmed = false;
    m_repeatAt = now + kRepeat;
    return Bl1Line(LINK_LD).hex(m_number, 2).text(m_sent).end();
}

std::optional<Milliseconds> Bl1Lamps::sendAt() const
{
    if (m_repeatAt)
        return m_repeatAt;
    return isRight() ? std::nullopt : std::optional(Milliseconds(0));
}

void Bl1Lamps::answered(std::uint8_t number)
{
    if (number != m_number)
        return;
    m_confirmed = true;
    m_repeatAt.reset();
}

void Bl1Lamps::told(std::uint8_t number)
{
    answered(number);
    if (m_repeatAt || number == m_number)
        return;
    // Another picture stands there; ours goes out under a number that is not taken.
    m_number = number;
    m_sent.clear();
}

}  // namespace qipan::boards
