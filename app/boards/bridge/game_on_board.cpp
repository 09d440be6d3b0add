// SPDX-License-Identifier: MIT
#include "game_on_board.h"

#include <chess/chess_game.h>
#include <pgn/fen_text.h>

#include <algorithm>

namespace qipan::boards {

namespace {

/// A board that stands further back is not led there move by move: it is put right.
constexpr int kPliesBack = 8;

}  // namespace

chess::Move asMove(const BoardMove& move)
{
    return {static_cast<chess::Square>(move.from), static_cast<chess::Square>(move.to),
            static_cast<chess::PieceType>(move.promotion)};
}

BoardMove asBoardMove(chess::Move move)
{
    return {move.from, move.to, move.promotion};
}

int firstPlyOnBoard(const app::ChessGame& game)
{
    for (int ply = game.plyCount(); ply > 0; --ply) {
        if (!game.moveAt(ply))
            return ply;
    }
    return 0;
}

BoardGame gameOnBoard(const app::ChessGame& game, int boardPly)
{
    const int first = firstPlyOnBoard(game);
    BoardGame told;
    // A game that begins elsewhere is another one to the board.
    told.id = game.id() + static_cast<quint32>(first);
    told.startFen = QByteArray::fromStdString(pgn::writeFen(game.positionAt(first)));
    for (int ply = first + 1; ply <= boardPly; ++ply)
        told.moves << asBoardMove(*game.moveAt(ply));
    if (boardPly < game.plyCount())
        told.announced = asBoardMove(*game.moveAt(boardPly + 1));
    return told;
}

bool shows(const Placement& placement, Sense sense, const chess::Position& position)
{
    for (int square = 0; square < 64; ++square) {
        const chess::Piece man = position.board[square];
        if (((placement.occupied >> square) & 1) != (man != 0 ? 1 : 0))
            return false;
        if (sense == Sense::Pieces && placement.men[static_cast<size_t>(square)] != man)
            return false;
    }
    return true;
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
