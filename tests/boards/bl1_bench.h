// SPDX-License-Identifier: MIT
#pragma once

#include "fake_bl1_board.h"

#include <boards/bl1_driver.h>

#include <QRandomGenerator>
#include <QStringList>

#include <deque>
#include <functional>

namespace qipan::boards {

/// What a cable does to each direction. Chances are per mille.
struct Bl1Faults {
    int lostLines = 0;
    int garbledLines = 0;  ///< a bit of one byte is turned
    int doubledLines = 0;
    int lostBytes = 0;
    int longestDelay = 0;  ///< ms, drawn for each piece; the order stays
    bool splits = false;   ///< a line comes in pieces
};

/// One direction of the cable.
class Bl1Way {
public:
    Bl1Way(Bl1Faults faults, quint32 seed);

    void put(const QByteArray& bytes, Milliseconds now);
    /// What has arrived by now.
    QByteArray take(Milliseconds now);
    std::optional<Milliseconds> nextArrival() const;
    /// Everything is lost while it is cut.
    void setCut(bool cut);
    /// After so many bytes more, `cut` is called.
    void countDown(int* bytes, std::function<void()> cut);

private:
    struct Piece {
        Milliseconds at = 0;
        QByteArray bytes;
    };

    bool chance(int perMille);
    QByteArray harmed(QByteArray line);
    void send(const QByteArray& bytes, Milliseconds now);

    Bl1Faults m_faults;
    QRandomGenerator m_random;
    std::deque<Piece> m_pieces;
    Milliseconds m_lastAt = 0;
    bool m_isCut = false;
    int* m_bytesLeft = nullptr;
    std::function<void()> m_cut;
};

/// The program's driver at one end, a board at the other, a bad cable between them; a session that keeps the game as
/// the real one does; and hands. Time jumps from one thing that happens to the next.
class Bl1Bench : private BoardListener {
public:
    explicit Bl1Bench(Bl1Faults faults = {}, quint32 seed = 1);

    FakeBl1Board board;
    Bl1Driver driver;
    Milliseconds now = 1000;

    /// The board is switched on, the port opened.
    void start();
    void openPort();
    void run(Milliseconds time);
    /// False: it did not come within the time.
    bool runUntil(const std::function<bool()>& holds, Milliseconds most = 60000);
    void cut(bool onlyToBoard = false);
    void mend();
    bool isCut() const;
    /// Cuts the cable after so many bytes in both directions together.
    void cutAfter(int bytes);
    /// Bytes for the driver, as if from the board.
    void feed(const QByteArray& bytes);

    /// The game in the program.
    BoardGame game;
    bool acceptsProposals = true;
    bool reopens = false;  ///< the port, when nothing was heard for 10 s
    void newGame(std::uint32_t id, const QByteArray& fen, const QList<BoardMove>& moves = {});
    void announce(const BoardMove& move);
    void takeBack(int plies);
    void tellDriver();

    /// Hands make the move of the program's game, 200 ms a step.
    void makeMove(const BoardMove& move);
    /// A whole ply, from either side; both ends agree afterwards on position and placement.
    bool playByHand(const BoardMove& move);
    bool playOnScreen(const BoardMove& move);
    bool agree() const;
    QString difference() const;
    chess::Position position() const;

    // What the driver told.
    QList<BoardIdentity> identities;
    QList<std::pair<BoardFault, QString>> refusals;
    std::optional<Placement> placement;
    QList<Proposal> proposals;
    struct Record {
        std::uint32_t game = 0;
        int after = 0;
        QByteArray startFen;
        QList<BoardMove> moves;
    };
    QList<Record> records;
    std::optional<std::pair<std::uint32_t, int>> followed;
    QStringList sent;      ///< bodies
    QStringList received;  ///< bodies
    int heardLines = 0;
    int busyTicks = 0;  ///< calls of tick() after which the next one was due at once
    int reopened = 0;

    /// The names of the lines sent, without HI, PG, AK, LD.
    QStringList commandsSent() const;

private:
    void send(const QByteArray& bytes) override;
    void identified(const BoardIdentity& identity) override;
    void refused(BoardFault fault, const QString& detail) override;
    void heard() override;
    void sensed(const Placement& placement) override;
    void proposed(const Proposal& proposal) override;
    void recorded(std::uint32_t game, int after, const QList<BoardMove>& moves) override;
    void recordedOther(std::uint32_t game, const QByteArray& startFen, const QList<BoardMove>& moves) override;
    void following(std::uint32_t game, int ply) override;
    void logged(bool fromBoard, const QString& line) override;

    void step(Milliseconds until);
    void take(const Proposal& proposal);
    bool holdsAfter(int plies, Milliseconds most = 60000);

    Bl1Way m_toBoard;
    Bl1Way m_toDriver;
    int m_bytesToCut = -1;
    bool m_isCut = false;
    Milliseconds m_heardAt = 0;
    bool m_isOpen = false;
    std::optional<chess_type_t> m_promotion;
};

}  // namespace qipan::boards
