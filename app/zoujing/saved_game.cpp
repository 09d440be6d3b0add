// SPDX-License-Identifier: MIT
#include "saved_game.h"

#include "zoujing_game.h"

namespace qipan::zoujing {

bool SavedGame::isHuman(int side) const
{
    return players[static_cast<size_t>(side)] == ZoujingGame::Human;
}

int SavedGame::undoPly() const
{
    return nextPly(-1);
}

int SavedGame::redoPly() const
{
    if (line.ply() == line.plyCount())
        return -1;
    const int ply = nextPly(1);
    return ply >= 0 ? ply : static_cast<int>(line.plyCount());
}

/// The nearest ply in a direction at which a human has the turn; any, where only computers play.
int SavedGame::nextPly(int step) const
{
    const bool onlyComputers = !isHuman(ZOUJING_BLACK) && !isHuman(ZOUJING_GRAY);
    const int last = static_cast<int>(line.plyCount());
    int side = line.game().turn;
    for (int ply = static_cast<int>(line.ply()) + step; ply >= 0 && ply <= last; ply += step) {
        side = 1 - side;
        if (onlyComputers || isHuman(side))
            return ply;
    }
    return -1;
}

}  // namespace qipan::zoujing
