// SPDX-License-Identifier: MIT
/// @file Words for tests: whole games, found as shortest ways through tests/data/zoujing/zoujing.tsv, and its rows.
#pragma once

#include <QByteArrayList>
#include <QFile>
#include <QStringList>

#include <zoujing_game.h>

namespace qipan::zoujing {

/// From .GBBG, black first, the stones that move; at the end the side to move is blocked.
inline const QString kBlackWins = QStringLiteral("2 1 0 2 3 0 1");  // B.BGG, gray to move
inline const QString kBlackWinsBelow = QStringLiteral("3 4 0 3 2 0 4");  // BGGB., gray to move
inline const QString kGrayWins = QStringLiteral("2 1 0 2 3 4");  // GBBG., black to move
inline const QString kGrayWinsBelow = QStringLiteral("3 4 0 3 2 1");  // G.GBB, black to move

inline QList<int> stonesOf(const QString& moves)
{
    QList<int> stones;
    const QStringList list = moves.split(QLatin1Char(' '));
    for (const QString& stone : list)
        stones << stone.toInt();
    return stones;
}

/// Returns whether all the stones could move, one after the other.
inline bool playAll(ZoujingGame& game, const QString& moves)
{
    for (const int stone : stonesOf(moves)) {
        if (!game.playStone(stone))
            return false;
    }
    return true;
}

/// Rows of the table: state, side, result, plies, moves, results of the moves, plies from the start.
inline QList<QByteArrayList> tableRows()
{
    QList<QByteArrayList> rows;
    QFile file(QStringLiteral(QIPAN_TEST_DATA "/zoujing/zoujing.tsv"));
    if (!file.open(QIODevice::ReadOnly))
        return rows;
    file.readLine();
    while (!file.atEnd())
        rows << file.readLine().trimmed().split('\t');
    return rows;
}

inline ZoujingGame::Side sideOf(const QByteArray& letter)
{
    return letter == "B" ? ZoujingGame::Black : ZoujingGame::Gray;
}

inline ZoujingGame::Value valueOf(const QByteArray& letter)
{
    return letter == "W" ? ZoujingGame::Win : letter == "L" ? ZoujingGame::Loss : ZoujingGame::Draw;
}

}  // namespace qipan::zoujing
