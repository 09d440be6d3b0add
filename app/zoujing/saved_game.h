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
};

}  // namespace qipan::zoujing
