// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <pgn/game_tree.h>

namespace qipan::app {

/// One translated sentence that tells a move to someone who does not see the board:
/// "White: knight g1 to f3, check". before is the position in which it was played, after the one it led to.
QString moveSentence(const chess::Position& before, const pgn::Node& node, const chess::Position& after);

}  // namespace qipan::app
