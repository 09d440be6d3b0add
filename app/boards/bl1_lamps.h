// SPDX-License-Identifier: MIT
#pragma once

#include <boards/board_driver.h>

namespace qipan::boards {

/// The picture that a BL1 board shall show: sent with a number as a whole, and again until the board names that number.
class Bl1Lamps {
public:
    Bl1Lamps();

    /// A board was met that has just started, or is believed to have: dark.
    void begin();
    void want(const Lamps& lamps);

    /// The LD line that is due.
    std::optional<QByteArray> send(Milliseconds now);
    std::optional<Milliseconds> sendAt() const;

    /// The board answered, or tells by the way, which picture it shows.
    void answered(std::uint8_t number);
    void told(std::uint8_t number);

private:
    bool isRight() const;

    QByteArray m_wanted;  ///< 64 letters as in the line
    QByteArray m_sent;    ///< under m_number
    std::uint8_t m_number = 0;
    bool m_confirmed = true;
    std::optional<Milliseconds> m_repeatAt;  ///< while an answer is waited for
};

}  // namespace qipan::boards
