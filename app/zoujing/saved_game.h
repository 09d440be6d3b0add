// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "game_line.h"

namespace qipan::zoujing {

/// All of a game that outlives the program.
struct SavedGame {
    GameLine line;
    std::array<int, 2> players{};  ///< ZoujingGame::Player, of black and of gray
    std::array<int, 3> score{};    ///< games won by black, won by gray, drawn
    bool counted = false;          ///< the score holds this game, or need not

    bool isHuman(int side) const;
    /// 0..plyCount, as the functions of ZoujingGame say: where undo and redo lead; -1 if nowhere.
    int undoPly() const;
    int redoPly() const;

private:
    int nextPly(int step) const;
};

}  // namespace qipan::zoujing
