// SPDX-License-Identifier: MIT
#pragma once

#include <boards/board_driver.h>

#include <chess/position.h>

#include <vector>

namespace qipan::boards {

/// A game as a board is told it, replayed: the position after each ply.
class FollowedGame {
public:
    /// Nothing is on the board: no ply, the start position.
    FollowedGame();
    /// Moves from the first illegal one on are left out, an illegal announced move too; a bad FEN is the start
    /// position.
    explicit FollowedGame(const BoardGame& game);

    int plies() const;
    /// The position after so many plies, 0 to plies().
    const chess::Position& positionAt(int ply) const;
    const chess::Position& position() const;
    const std::optional<chess::Move>& announced() const;
    /// The position that shall stand on the board: after the announced move, if there is one.
    chess::Position expected() const;

private:
    std::vector<chess::Position> m_positions;
    std::optional<chess::Move> m_announced;
};

chess::Move moveOf(const BoardMove& move);
BoardMove boardMoveOf(chess::Move move);
/// Precondition: move is legal.
chess::Position positionAfter(chess::Position position, chess::Move move);

}  // namespace qipan::boards
