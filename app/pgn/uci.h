// SPDX-License-Identifier: MIT
/// @file Moves as the Universal Chess Interface writes them: "e2e4", "e7e8q", "e1g1".
#pragma once

#include "pgn/move_text.h"

#include <string>
#include <string_view>

namespace qipan::pgn {

std::string writeUci(chess::Move move);

/// The legal move that text means in position.
/// Lenient also takes white space around it, capitals, and castling written as the king taking its own rook.
MoveReading readUci(const chess::Position& position, std::string_view text,
                    Strictness strictness = Strictness::Lenient);

}  // namespace qipan::pgn
