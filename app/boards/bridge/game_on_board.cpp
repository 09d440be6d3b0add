// SPDX-License-Identifier: MIT
#include "game_on_board.h"

#include <boards/placements.h>
#include <chess/chess_game.h>
#include <pgn/fen_text.h>

#include <algorithm>

namespace qipan::boards {

namespace {

/// A board that stands further back is not led there move by move: it is put right.
constexpr int kPliesBack = 8;

}  // namespace

int firstPlyOnBoard(const app::ChessGame& game)
{
    for (int ply = game.plyCount(); ply > 0; --ply) {
        if (!game.moveAt(ply))
            return ply;
    }
    return 0;
}

std::uint32_t numberOnBoard(const app::ChessGame& game)
{
    return game.id() + static_cast<std::uint32_t>(firstPlyOnBoard(game));
}

BoardGame gameOnBoard(const app::ChessGame& game, int boardPly)
{
    const int first = firstPlyOnBoard(game);
    BoardGame told;
    told.id = numberOnBoard(game);
    told.startFen = QByteArray::fromStdString(pgn::writeFen(game.positionAt(first)));
    for (int ply = first + 1; ply <= boardPly; ++ply)
        told.moves << boardMoveOf(*game.moveAt(ply));
    if (boardPly < game.plyCount())
        told.announced = boardMoveOf(*game.moveAt(boardPly + 1));
    return told;
}

bool shows(const Placement& placement, Sense sense, const chess::Position& position)
{
    const Placement expected = placementOf(position);
    return sense == Sense::Pieces ? placement == expected : placement.occupied == expected.occupied;
}

std::optional<int> plyOnBoard(const app::ChessGame& game, const Placement& placement, Sense sense, int first)
{
    for (int ply = game.plyCount(); ply >= std::max(first, game.plyCount() - kPliesBack); --ply) {
        if (shows(placement, sense, game.positionAt(ply)))
            return ply;
    }
    return {};
}

}  // namespace qipan::boards
