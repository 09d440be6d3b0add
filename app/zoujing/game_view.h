// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

#include "saved_game.h"

namespace qipan::zoujing {

/// The complete solution of the game; computed when it is first wanted.
const zoujing_solution_t& solution();

/// What ZoujingGame shows of a game; the fields are its properties, its enums as numbers.
struct GameView {
    QString stones;
    int turn = 0;
    QList<int> legalStones;
    int blank = 0;
    int outcome = 0;
    bool over = false;
    int ply = 0;
    int plyCount = 0;
    bool canUndo = false;
    bool canRedo = false;
    int lastFrom = -1;
    int lastTo = -1;
    QList<int> values;
    int value = 0;
    int pliesToEnd = -1;
    int repetitions = 1;
    zoujing_rules_t rules{};
    std::array<int, 2> players{};
    std::array<int, 3> score{};
    bool thinking = false;  ///< no part of the game: left false
};

GameView viewOf(const SavedGame& saved);

}  // namespace qipan::zoujing
