// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <array>

#include <clock/time_control.h>
#include <pgn/game_tree.h>

#include "chess_game.h"

namespace qipan::app {

/// All that is needed to go on with a game later. A value: any thread may read it.
struct SavedGame {
    quint32 id = 0;      ///< ChessGame::id(); 0 in games kept by programs that knew none: one is drawn
    pgn::GameTree tree;  ///< without what was taken back; times of moves stand in its comments
    int ply = 0;         ///< the shown one, 0 .. plies of the main line
    /// How the players ended it, NoReason if they did not; who won is the tree's result.
    ChessGame::Reason ending = ChessGame::NoReason;
    bool modified = false;
    QString filePath;
    std::array<clock::TimeControl, 2> controls;  ///< none: a game without clock
    clock::Milliseconds spent = 0;               ///< by the side to move, on its move
};

}  // namespace qipan::app
