// SPDX-License-Identifier: MIT
/// @file Writing PGN in export format, with everything the game tree holds.
/// Source: PGN specification 1994-03-12, export format.
#pragma once

#include "pgn/game_tree.h"

#include <string>

namespace qipan::pgn {

/// The game as PGN text: tags, an empty line, movetext and result in lines of at most 79 characters (a word that is
/// longer stands alone), an empty line. Lines end with LF. Reading it back gives the same game.
std::string writePgn(const GameTree& game);

}  // namespace qipan::pgn
