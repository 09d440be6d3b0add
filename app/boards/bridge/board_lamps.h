// SPDX-License-Identifier: MIT
#pragma once

#include <chess/position.h>

#include <optional>

#include <boards/placement_reader.h>

namespace qipan::boards {

/// What the board's lamps shall say.
///
/// position: the one that stands on the board. announced: the move to be carried out from there.
/// A mismatch: what is wrong, what is missing, and nothing else. A man in hand: where it may go. Else the announced
/// move with all the men that it moves or takes, and the king in check.
Lamps lampsFor(const chess::Position& position, const std::optional<BoardMove>& announced, const Agreement& agreement);

}  // namespace qipan::boards
