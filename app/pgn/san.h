// SPDX-License-Identifier: MIT
/// @file Standard Algebraic Notation of one move.
/// Source: PGN specification 1994-03-12, 8.2.3; FIDE Laws of Chess 2023, appendix C.
#pragma once

#include "pgn/move_text.h"

#include <string>
#include <string_view>

namespace qipan::pgn {

/// The move's SAN: only as much of the starting square as tells it from other legal moves, "+" or "#" at the end.
/// Precondition: move is legal in position.
std::string writeSan(const chess::Position& position, chess::Move move);

/// The legal move that text means in position.
/// Lenient also takes: the long form, a needless starting square, a needless or missing "x", figurines, "P", zeros
/// for castling, promotions in lower case, after "/", in brackets or without "=", "e.p.", and wrong or missing check
/// marks. A lower-case "b" is always the b-file. Both take one suffix annotation ("!?").
MoveReading readSan(const chess::Position& position, std::string_view text,
                    Strictness strictness = Strictness::Lenient);

/// Whether text has the form of a SAN move, legal or not. Cost: O(length), no allocation.
bool looksLikeSan(std::string_view text);

}  // namespace qipan::pgn
