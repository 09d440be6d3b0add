// SPDX-License-Identifier: MIT
#pragma once

#include "fake_board.h"
#include "hands.h"

#include <QStringList>

#include <memory>
#include <vector>

namespace qipan::sim {

/// A board with people at it who do what they are told: by commands, by a game to play, or by the board's lamps.
class Table {
public:
    /// pause: from one grip of a hand to the next.
    Table(std::unique_ptr<FakeBoard> board, Milliseconds pause);

    FakeBoard& board();

    /// One line of text. They are carried out one after the other, each when the hands are free.
    void command(const QString& line);
    /// Plays these moves from the position on the board, one each `pace`, once begin() was called.
    void setGame(const std::vector<chess::Move>& moves, Milliseconds pace);
    void begin(Milliseconds now);
    /// The hands carry out what the lamps announce.
    void setObeys(bool obeys);

    void advance(Milliseconds now);
    /// What is to be said, a line each, since the last call.
    QStringList takeAnswers();
    /// Commands for the one who holds the cable: "unplug", "unplug 3", "plug", "quit"; in order.
    QStringList takeOrders();

private:
    void carryOut(const QString& line, Milliseconds now);
    bool grip(const QString& word, Milliseconds now);
    bool carry(const QString& word, Milliseconds now);
    bool setUp(const QString& fen);
    void show();
    void lookAtMen();
    void obey(Milliseconds now);
    void goBack(const Men& before, std::uint64_t squares, Milliseconds now);
    void playOn(Milliseconds now);
    void refuse(const QString& what);

    std::unique_ptr<FakeBoard> m_board;
    Hands m_hands;
    Hands::Manner m_manner;
    std::vector<chess::Position> m_positions;  ///< the game as the men tell it, the present last
    QString m_inHand;                          ///< letters of the men, the last one lifted last
    QStringList m_commands;
    Milliseconds m_freeAt = 0;

    std::vector<chess::Move> m_game;
    std::size_t m_next = 0;
    Milliseconds m_pace = 0;
    std::optional<Milliseconds> m_nextAt;
    bool m_obeys = false;
    bool m_mayGoBack = false;  ///< the lamps have said something else since the last move
    QStringList m_answers;
    QStringList m_orders;
};

}  // namespace qipan::sim
