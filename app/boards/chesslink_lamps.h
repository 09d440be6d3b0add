// SPDX-License-Identifier: MIT
#pragma once

#include <boards/board_driver.h>

namespace qipan::boards::chesslink {

/// The command that shows lamps, without its check: "X" when all are off, else "L", the slot time and 81 patterns.
///
/// The lamps stand at the corners of the squares, nine by nine; a square is lit by its four, which it shares with its
/// neighbours. firstIsA8: the board's own numbering begins at a8; else at h1.
QByteArray lampCommand(const Lamps& lamps, bool firstIsA8);

}  // namespace qipan::boards::chesslink
