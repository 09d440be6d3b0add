// SPDX-License-Identifier: MIT
/// @file A board with one of its programs, and somebody who moves men on it and speaks BL1 with it; in simulated time.
#pragma once

#include <host/simulated_board.h>

#include <QByteArray>
#include <QByteArrayList>

#include <cstdint>

namespace qipan::test {

/// CRC-16/CCITT-FALSE, bit by bit; written apart from the engine's.
quint16 crc16(const QByteArray& bytes);

/// The whole line of a body.
QByteArray lineOf(const QByteArray& body);

/// A picture: 64 letters, all dark but these, "e4g".
QByteArray withLamps(const QByteArrayList& squaresAndColors);

class Desk {
public:
    /// Without more said, a chess board whose men stand on ranks 1, 2, 7 and 8. Bit 0 of men is a1.
    explicit Desk(firmware::BoardProgram program = firmware::BoardProgram::Chess,
                  std::uint64_t men = 0xFFFF00000000FFFF);

    /// Lets time pass.
    void wait(int milliseconds);
    std::int64_t now() const
    {
        return m_now;
    }

    void say(const QByteArray& body);  ///< as a line with its sum
    void sendRaw(const QByteArray& bytes);

    void lift(const char* square);
    void put(const char* square);
    /// Lifts and puts as hands do, 200 ms each, and waits until the men count as settled.
    void play(const char* from, const char* to);
    void press(int key);  ///< down and up

    /// The bodies of the lines that the board has sent since the last call, HI, SN and HB left out. A line with a wrong
    /// sum, or longer than 160 bytes, becomes "BAD ...".
    QByteArrayList heard();
    /// The same with nothing left out.
    QByteArrayList allHeard();

    QByteArray lamps() const;
    QByteArray lamp(const char* square) const;

    firmware::SimulatedBoard& board()
    {
        return m_board;
    }

    /// HI and GQ, answered and forgotten.
    void connect();
    /// And a game from the start position. Its number is 7A31C0DE.
    void beginGame();

private:
    firmware::SimulatedBoard m_board;
    std::int64_t m_now = 0;
    QByteArray m_unread;
};

}  // namespace qipan::test
