// SPDX-License-Identifier: MIT
#pragma once

#include "chess_game.h"

namespace qipan::app {

struct ChessGame::View {
    chess::Position position{};  ///< the shown one
    int ply = 0;
    int plyCount = 0;
    int lastFrom = -1;
    int lastTo = -1;
    bool inCheck = false;
    bool over = false;  ///< no move may be played here
    bool canUndo = false;
    bool canRedo = false;
    bool drawOffered = false;
    bool modified = false;
    Claim claim = NoClaim;
    Verdict verdict;
    QString fen;
    QString lastMoveText;
    qint64 lastMoveTime = -1;
    QString whiteName;
    QString blackName;
    QString filePath;
    QStringList takenByWhite;
    QStringList takenByBlack;

    bool atEnd() const
    {
        return ply == plyCount;
    }

    /// Whether the shown position, and how it came about, is the same.
    bool showsSame(const View& other) const
    {
        return fen == other.fen && lastFrom == other.lastFrom && lastTo == other.lastTo &&
               lastMoveText == other.lastMoveText && lastMoveTime == other.lastMoveTime && takenByWhite == other.takenByWhite &&
               takenByBlack == other.takenByBlack;
    }
};

}  // namespace qipan::app
