// SPDX-License-Identifier: MIT
#pragma once

#include <QPointer>

#include "chess_game.h"

namespace qipan::app {

/// Lets follower look at another game: what it had connected to the one before ends.
/// Returns false, and nothing changes, if it is the same one.
inline bool followGame(QObject* follower, QPointer<ChessGame>& followed, ChessGame* game)
{
    if (followed == game)
        return false;
    if (followed)
        QObject::disconnect(followed, nullptr, follower, nullptr);
    followed = game;
    return true;
}

}  // namespace qipan::app
