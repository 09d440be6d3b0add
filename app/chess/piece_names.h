// SPDX-License-Identifier: MIT
/// @file Names of men and squares: short kinds for drawings, translated words for people.
#pragma once

#include <QString>

#include <chess/position.h>

namespace qipan::app {

/// "wK", "bP" ...; an empty string for an empty square.
QString pieceKind(chess::Piece piece);

/// Translated, with its colour: "white knight"; "empty" for an empty square.
QString pieceName(chess::Piece piece);

/// Translated, without colour: "knight". Precondition: pawn to king.
QString typeName(chess::PieceType type);

/// Translated: "White" or "Black".
QString sideName(chess::Color color);

/// "a1".."h8"; an empty string outside 0..63.
QString squareName(int square);

}  // namespace qipan::app
