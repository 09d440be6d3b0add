// SPDX-License-Identifier: MIT
/// @file Times of moves as a PGN keeps them: commands in the comment after a move.
///
/// [%clk 0:04:58.3] is what the mover's clock shows after the move, [%emt 0:00:01.7] how long the move took.
/// Source: "PGN extensions: numeric commands in comments", Steven J. Edwards and the authors of ChessBase, 2001.
#pragma once

#include <clock/clock_time.h>
#include <pgn/game_tree.h>

#include <optional>

namespace qipan::app {

struct MoveTimes {
    std::optional<clock::Milliseconds> left;   ///< on the mover's clock after the move
    std::optional<clock::Milliseconds> spent;  ///< for the move
};

/// What the comments after a move tell; of equal commands the last one counts, an unreadable one does not.
MoveTimes moveTimes(const pgn::Node& node);

/// Notes both times after a move, in place of what such commands said before; other comments stay.
void setMoveTimes(pgn::GameTree& tree, pgn::NodeId id, clock::Milliseconds left, clock::Milliseconds spent);

}  // namespace qipan::app
