// SPDX-License-Identifier: MIT
/// @file A game of chess as the store keeps it: JSON around a PGN. No shared state: any thread may call.
#pragma once

#include <QJsonObject>
#include <QString>

#include <optional>

#include "saved_game.h"

namespace qipan::app {

struct ChessRecord {
    SavedGame game;
    bool flipped = false;
};

/// The record's "summary" and "state". Cost: linear in the game, some ms for a long one.
QJsonObject writeChessRecord(const ChessRecord& record);

/// The game of a record; nothing, and why, if any part of it is not what writeChessRecord() could have written.
std::optional<ChessRecord> readChessRecord(const QJsonObject& record, QString* why);

}  // namespace qipan::app
