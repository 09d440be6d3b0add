// SPDX-License-Identifier: MIT
/// @file What every kind of board looks like to the program: one small interface, one driver a protocol.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>

namespace qipan::boards {

/// Milliseconds of a clock that never goes back, from whoever calls.
using Milliseconds = std::int64_t;

/// What the sensors tell of a man: only that one is there, or also which.
enum class Sense : std::uint8_t { Occupancy, Pieces };

/// What a board said of itself.
struct BoardIdentity {
    QString name;      ///< for people: "DGT board 12345", "Qipan board 4F21A9C0"
    QString id;        ///< the same each time this very board is connected; empty if the protocol tells none
    QString firmware;  ///< version text, empty if unknown
    Sense sense = Sense::Occupancy;
    bool hasLamps = false;
    bool thinks = false;  ///< knows the rules and makes proposals itself (BL1)
    /// For so long after a change, what is sensed may still be corrected. 0: it is checked before it is told.
    Milliseconds unsure = 0;
};

/// Which squares are occupied, bit 0 = a1 .. bit 63 = h8, and by whom if the board can tell.
struct Placement {
    std::uint64_t occupied = 0;
    /// By square, the engine's chess_id_t, 0 = empty. Only of Sense::Pieces.
    std::array<std::uint8_t, 64> men{};

    bool operator==(const Placement&) const = default;
};

/// What a square's lamp says. A driver shows as much of it as its board can.
enum class Lamp : std::uint8_t {
    Off,
    From,    ///< take the man from here
    To,      ///< and put it here
    Wrong,   ///< the man here must go
    Missing, ///< a man must come here
    Right,   ///< this square is right
    Check    ///< the king that stands here is in check
};
/// By square, 0 = a1. Always the whole picture, never a change.
using Lamps = std::array<Lamp, 64>;

/// One ply of the game as it is told to a board.
struct BoardMove {
    int from = -1;       ///< square 0 = a1 .. 63 = h8
    int to = -1;
    int promotion = 0;   ///< 0, or the engine's type knight 2 to queen 5

    bool operator==(const BoardMove&) const = default;
};

/// The game that the board shall follow.
struct BoardGame {
    std::uint32_t id = 0;
    QByteArray startFen;
    QList<BoardMove> moves;             ///< ply 1 first
    std::optional<BoardMove> announced; ///< the next ply, decided on the screen, which hands must carry out on the board

    bool operator==(const BoardGame&) const = default;
};

/// What the sensors mean for the game. Nothing of it is done before the program has answered.
struct Proposal {
    enum Kind : std::uint8_t {
        Move,       ///< this move was made; promotion is 0 where the board cannot tell: then it is to be asked
        CarriedOut, ///< the announced move stands on the board
        TakeBack,   ///< the board shows the position after `ply` plies again
        NewGame     ///< the board shows the start position again
    };
    Kind kind = Move;
    int ply = 0;     ///< Move, CarriedOut: the ply it would be, from 1. TakeBack: the ply to go back to.
    BoardMove move;

    bool operator==(const Proposal&) const = default;
};

/// Why a port is of no use.
enum class BoardFault : std::uint8_t {
    WrongDevice,     ///< what answers is no board of this protocol, or nothing answers
    FirmwareTooOld,
    FirmwareTooNew
};

/// What a driver tells. Called from within the driver's own functions, never from another thread.
class BoardListener {
public:
    virtual ~BoardListener() = default;

    /// Bytes for the board. The driver itself keeps the pauses that its board needs.
    virtual void send(const QByteArray& bytes) = 0;
    /// The handshake is done. Comes first of all but send() and refused(), and again if the board restarted.
    virtual void identified(const BoardIdentity& identity) = 0;
    virtual void refused(BoardFault fault, const QString& detail) = 0;
    /// A message with a good check arrived: the board is alive. For boards whose protocol has none: a whole frame.
    virtual void heard() = 0;
    /// The whole board as the sensors see it now, after each change and after each full report.
    virtual void sensed(const Placement& placement) = 0;
    /// Only from boards that know the rules themselves (BL1).
    virtual void proposed(const Proposal& proposal) = 0;
    /// The board recorded moves while no program listened: those after ply `after`, as it sent them, unchecked.
    virtual void recorded(std::uint32_t game, int after, const QList<BoardMove>& moves) = 0;
    /// The same of a game that is not the one to follow; from this position, or from an unknown one, most likely the
    /// start position, if startFen is empty. Told once, before the board is given the game to follow.
    virtual void recordedOther(std::uint32_t game, const QByteArray& startFen, const QList<BoardMove>& moves)
    {
        Q_UNUSED(startFen)
        recorded(game, 0, moves);
    }
    /// The board holds this game at this ply, with this state, and follows it (BL1: after GA).
    virtual void following(std::uint32_t game, int ply) = 0;
    /// For the link log: one line a message, as text; bytes of binary protocols in hexadecimal.
    virtual void logged(bool fromBoard, const QString& line) = 0;
};

/// One protocol. Without clock, port or thread of its own: all comes through these functions, so that a test can
/// replay any exchange. Never blocks; survives any bytes.
class BoardDriver {
public:
    virtual ~BoardDriver() = default;

    /// The port is open: begins the handshake. Called again after each reconnection.
    virtual void open(Milliseconds now) = 0;
    virtual void receive(const QByteArray& bytes, Milliseconds now) = 0;
    /// To be called at nextTick() or later; early calls do no harm.
    virtual void tick(Milliseconds now) = 0;
    /// When tick() has something to do; nullopt: only after receive() or an order.
    virtual std::optional<Milliseconds> nextTick() const = 0;

    /// Orders. Each is the whole wanted state and may be given at any time, also before identified().
    virtual void follow(const BoardGame& game, Milliseconds now) = 0;
    virtual void showLamps(const Lamps& lamps, Milliseconds now) = 0;
    /// A proposal is not taken (or not now). The board goes on showing what it shows.
    virtual void decline(const Proposal& proposal, const QString& why, Milliseconds now) = 0;

    /// What the driver has learnt about this very board (how it is turned, which man carries which tag) and what was
    /// learnt about it before. Bytes of the driver's own; others are ignored.
    virtual QByteArray notes() const
    {
        return {};
    }
    virtual void setNotes(const QByteArray& notes)
    {
        Q_UNUSED(notes)
    }
};

/// How a port of this kind of board is opened.
struct LineSettings {
    int baud = 115200;
    bool dtr = true;  ///< whether DTR is raised after opening
};

}  // namespace qipan::boards
