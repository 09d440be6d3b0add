// SPDX-License-Identifier: MIT
#include "hands.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace qipan::sim {

namespace {

int sign(int number)
{
    return (number > 0) - (number < 0);
}

/// The squares between two on a line; none for a knight's move.
QList<int> between(int from, int to)
{
    const int files = to % 8 - from % 8;
    const int ranks = to / 8 - from / 8;
    QList<int> squares;
    if (files != 0 && ranks != 0 && std::abs(files) != std::abs(ranks))
        return squares;
    const int step = sign(ranks) * 8 + sign(files);
    for (int square = from + step; square != to; square += step)
        squares << square;
    return squares;
}

}  // namespace

Hands::Hands(FakeBoard* board)
    : m_board(board)
{
}

Milliseconds Hands::lift(int square, Milliseconds at)
{
    m_grips << Grip{at, square, 0};
    return at;
}

Milliseconds Hands::put(int square, chess_id_t man, Milliseconds at)
{
    m_grips << Grip{at, square, man};
    return at;
}

Milliseconds Hands::carryOut(const chess::Position& position, chess::Move move, Milliseconds start,
                             const Manner& manner)
{
    chess::Position after = position;
    chess::Undo undo;
    chess::play(after, move, undo);
    // Also after the last grip: no hand lifts in the moment in which another one puts down.
    if (m_restsAt)
        start = std::max(start, *m_restsAt + manner.pause);
    Milliseconds at = start;
    const auto next = [&at, &manner] { return std::exchange(at, at + manner.pause); };
    int rookFrom = -1;
    int rookTo = -1;
    const auto carry = [&](int from, int to, chess_id_t man) {
        lift(from, next());
        if (manner.slides && rookFrom < 0) {  // in castling one man stands in the way of the other
            for (const int square : between(from, to)) {
                put(square, man, at - manner.pause + manner.pause / 3);
                lift(square, at);
                at += manner.pause / 3;
            }
        }
        put(to, man, next());
    };

    const chess_id_t man = chess::man_on(position, move.from);
    const chess_id_t result = chess::man_on(after, move.to);
    // The rook of castling, and the man that is taken, also in passing, are the other squares that change.
    int taken = -1;
    for (int square = 0; square < 64; ++square) {
        const chess_id_t before = position.board[square];
        if (square == move.from || before == after.board[square])
            continue;
        if (before != 0 && CHESS_TEAM(before) != position.turn)
            taken = square;
        else if (square != move.to)
            (before != 0 ? rookFrom : rookTo) = square;
    }

    if (rookFrom >= 0) {
        const chess_id_t rook = position.board[rookFrom];
        if (manner.rookFirst)
            carry(rookFrom, rookTo, rook);
        carry(move.from, move.to, man);
        if (!manner.rookFirst)
            carry(rookFrom, rookTo, rook);
    } else if (result != man) {
        if (taken >= 0)
            lift(taken, next());
        lift(move.from, next());
        if (manner.putsPawnFirst) {
            put(move.to, man, next());
            lift(move.to, next());
        }
        put(move.to, result, next());
    } else if (taken >= 0 && manner.ownManFirst && taken == move.to) {
        lift(move.from, next());
        lift(taken, next());
        put(move.to, man, next());
    } else if (taken >= 0 && manner.ownManFirst) {
        carry(move.from, move.to, man);
        lift(taken, next());
    } else {
        if (taken >= 0)
            lift(taken, next());
        carry(move.from, move.to, man);
    }
    m_restsAt = at - manner.pause;
    return *m_restsAt;
}

void Hands::advance(Milliseconds now)
{
    while (!m_grips.isEmpty() && m_grips.first().at <= now) {
        const Grip grip = m_grips.takeFirst();
        if (grip.man == 0)
            m_board->lift(grip.square, now);
        else
            m_board->put(grip.square, grip.man, now);
    }
}

bool Hands::isIdle() const
{
    return m_grips.isEmpty();
}

void Hands::stop()
{
    m_grips.clear();
}

}  // namespace qipan::sim
