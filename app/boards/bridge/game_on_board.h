// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include <chess/position.h>

#include <boards/followed_game.h>

namespace qipan::app {
class ChessGame;
}

namespace qipan::boards {

/// The ply that a board's game begins with: the one after the last null move of the line, which no hand can carry out.
int firstPlyOnBoard(const app::ChessGame& game);

/// The number of the game as a board knows it: one that begins elsewhere in the line is another one.
std::uint32_t numberOnBoard(const app::ChessGame& game);

/// The game as a board is told it: what stands on the board after boardPly plies, and the next move if there is one.
/// Precondition: firstPlyOnBoard() <= boardPly <= plyCount.
BoardGame gameOnBoard(const app::ChessGame& game, int boardPly);

/// Whether the men stand as in position, as far as the board can tell.
bool shows(const Placement& placement, Sense sense, const chess::Position& position);

/// The latest of the last plies of the game at which the men stand so, not before first; nothing if there is none.
std::optional<int> plyOnBoard(const app::ChessGame& game, const Placement& placement, Sense sense, int first);

}  // namespace qipan::boards
