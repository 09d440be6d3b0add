// SPDX-License-Identifier: MIT
/// @file Words for tests: squares by name, whole games in one line.
#pragma once

#include <QStringList>

#include <chess_game.h>

namespace qipan::app {

/// "e4" to 28. Precondition: a square's name.
inline int at(const char* name)
{
    return chess_index_from_name(name);
}

/// Plays moves in SAN, separated by spaces. Returns the first that was refused, or an empty string.
inline QString play(ChessGame& game, const QString& moves)
{
    const QStringList list = moves.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString& move : list) {
        if (!game.moveText(move))
            return move;
    }
    return {};
}

/// The line of the game in SAN.
inline QString line(const ChessGame& game)
{
    QStringList list;
    for (int ply = 1; ply <= game.plyCount(); ++ply)
        list << game.sanAt(ply);
    return list.join(QLatin1Char(' '));
}

}  // namespace qipan::app
