// SPDX-License-Identifier: MIT
#pragma once

#include <chess/position.h>

namespace qipan::app {

/// Whether the one thing wrong with a move is that it would leave the own king attacked.
/// Precondition: a man of the side to move stands on from, and the move is not legal.
bool isOnlyUnsafe(const chess::Position& position, chess::Square from, chess::Square to);

}  // namespace qipan::app
