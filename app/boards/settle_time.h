// SPDX-License-Identifier: MIT
#pragma once

#include <boards/board_driver.h>

#include <chess/position.h>

namespace qipan::boards {

enum : Milliseconds {
    kShortSettle = 150,   ///< the man cannot go on
    kLongSettle = 350,    ///< it could: a slider, a pawn's first step, a king's step that may become castling
    kCastlingWait = 1500  ///< a rook went where castling would put it: its king may follow
};

/// How long a move must have stood on the board before it is taken for the whole move.
/// Precondition: move is legal in position.
Milliseconds settleTime(const chess::Position& position, chess::Move move);

}  // namespace qipan::boards
