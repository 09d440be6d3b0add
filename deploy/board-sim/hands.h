// SPDX-License-Identifier: MIT
#pragma once

#include "fake_board.h"

#include <QList>

#include <optional>

namespace qipan::sim {

/// Carries moves out on a board as hands do: one man after the other, with pauses.
class Hands {
public:
    struct Manner {
        Milliseconds pause = 300;    ///< from one grip to the next
        bool ownManFirst = false;    ///< lifts the own man before the one that is taken
        bool rookFirst = false;      ///< of castling
        bool slides = false;         ///< rests on the squares on the way, a third of a pause each
        bool putsPawnFirst = false;  ///< a pawn that promotes is put down before it is replaced
    };

    explicit Hands(FakeBoard* board);

    /// Begins at `start`, or when what was begun before is done. Precondition: the move is legal in position.
    /// Returns when the last man will have been put down.
    Milliseconds carryOut(const chess::Position& position, chess::Move move, Milliseconds start, const Manner& manner);
    Milliseconds lift(int square, Milliseconds at);
    Milliseconds put(int square, chess_id_t man, Milliseconds at);

    /// Does what is due.
    void advance(Milliseconds now);
    bool isIdle() const;
    void stop();

private:
    struct Grip {
        Milliseconds at;
        int square;
        chess_id_t man;  ///< 0: lifted
    };

    FakeBoard* m_board;
    QList<Grip> m_grips;
    std::optional<Milliseconds> m_restsAt;  ///< when the last man of the last move is put down
};

}  // namespace qipan::sim
