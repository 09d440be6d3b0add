// SPDX-License-Identifier: MIT
/// @file FEN between std::string and the engine, with words for each refusal.
#pragma once

#include "pgn/move_text.h"

#include <optional>
#include <string>
#include <string_view>

namespace qipan::pgn {

/// Answer of readFen().
struct FenReading {
    std::optional<chess::Position> position;  ///< nothing if refused
    std::string error;    ///< why refused: "<field>: <what is wrong>", for people, translated; else empty
    std::string warning;  ///< accepted, but worth a word (strict: move number 0 read as 1); else empty
};

/// Reads a FEN. Lenient is as chess_load_fen(). Strict takes six fields with one space between them, each as
/// writeFen() would write it (but the en passant square may be one that no pawn can take), and refuses positions
/// that no game can reach.
FenReading readFen(std::string_view text, Strictness strictness = Strictness::Lenient);

/// The canonical FEN of position.
std::string writeFen(const chess::Position& position);

/// Words for a refusal of chess_load_fen(): "<field>: <what is wrong>", translated.
std::string fenFaultText(chess_ret_t code);

/// Words for a position no game can reach, in the same form; empty for kReachable.
std::string unreachableText(chess::Unreachable reason);

}  // namespace qipan::pgn
