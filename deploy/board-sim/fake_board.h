// SPDX-License-Identifier: MIT
#pragma once

#include "faulty_line.h"

#include <chess/position.h>

#include <QString>

#include <array>
#include <optional>

namespace qipan::sim {

/// By square, 0 = a1: the engine's chess_id_t, 0 = empty.
using Men = std::array<chess_id_t, 64>;

Men menOf(const chess::Position& position);
/// "P" to "k", "." for none.
char letterOf(chess_id_t man);
/// The man a letter stands for, 0 for none.
chess_id_t manOf(char letter);

/// What real boards do wrong.
struct SensorFaults {
    bool turned = false;       ///< White sits at the other side
    Milliseconds liftLag = 0;  ///< for so long a man that was lifted is still seen: both squares, destination first
    int ghostPermille = 0;     ///< a man is not seen in one scan
    std::uint32_t seed = 1;
};

/// A board that stands in for a real one: men that a test lifts and puts down, and the protocol of its kind. Its clock
/// is whatever advance() says.
class FakeBoard {
public:
    explicit FakeBoard(const SensorFaults& faults);
    virtual ~FakeBoard() = default;
    FakeBoard(const FakeBoard&) = delete;
    FakeBoard& operator=(const FakeBoard&) = delete;

    virtual bool tellsMen() const = 0;
    /// How fast its line is, in bits a second.
    virtual int bitsPerSecond() const = 0;

    const Men& men() const;
    void setMen(const Men& men);
    /// Takes the man away. Returns it, 0 if there was none.
    virtual chess_id_t lift(int square, Milliseconds now);
    virtual void put(int square, chess_id_t man, Milliseconds now);

    virtual void receive(const QByteArray& bytes, Milliseconds now) = 0;
    /// Scans and answers as it would have done up to now.
    virtual void advance(Milliseconds now) = 0;
    /// What it has sent since the last call.
    QByteArray takeSent();
    /// Power off and on again. The men stay.
    virtual void restart(Milliseconds now) = 0;

    /// The lamps for people: 64 characters, rank 8 first, '.' for dark.
    virtual QString lampText() const = 0;
    /// Whether the lamps that are lit are those of these squares, bit 0 = a1, and no other.
    virtual bool shows(std::uint64_t squares) const = 0;

protected:
    void send(const QByteArray& bytes);
    /// The man that a sensor sees, by the square as the board's own numbering has it from a1.
    chess_id_t seenAt(int boardSquare, Milliseconds now) const;
    /// The square that has this number on the board, and the other way round.
    int turnedOrNot(int square) const;
    std::uint64_t turnedOrNot(std::uint64_t squares) const;
    /// True for a man that this one scan misses.
    bool isGhost();
    /// lampText() of boards with a lamp a square; lit by the board's own numbering.
    QString textOf(std::uint64_t lit) const;

private:
    SensorFaults m_faults;
    std::mt19937 m_random;
    Men m_men{};
    struct Lifted {
        chess_id_t man = 0;
        Milliseconds at = 0;
    };
    std::array<Lifted, 64> m_lifted{};
    QByteArray m_sent;
};

}  // namespace qipan::sim
