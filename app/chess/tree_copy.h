// SPDX-License-Identifier: MIT
#pragma once

#include <pgn/game_tree.h>

#include <functional>

namespace qipan::app {

/// A copy of tree without the moves, and all that follows them, of which keep says no.
pgn::GameTree copyTree(const pgn::GameTree& tree, const std::function<bool(pgn::NodeId)>& keep);

}  // namespace qipan::app
