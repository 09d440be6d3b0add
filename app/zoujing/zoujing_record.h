// SPDX-License-Identifier: MIT
/// @file A game of Zoujing as the store keeps it, in JSON. No shared state: any thread may call.
///
/// The state: "start" and "first" (numbers), "noFirstWin" and "thirdDraws", "moves" (each [from, to]), "ply",
/// "blackPlayer" and "grayPlayer" (numbers of ZoujingGame::Player), "score" ([black, gray, draws]), "counted" (whether
/// the score holds this game), and, when the game began in a state of the user's choice, "setUp": "stones" and "turn".
#pragma once

#include <QJsonObject>
#include <QString>

#include <optional>

#include "saved_game.h"

namespace qipan::zoujing {

/// The record's "summary" and "state". Cost: linear in the plies.
QJsonObject writeZoujingRecord(const SavedGame& saved);

/// The game of a record; nothing, and why (a part of a sentence), if any part of it is not what writeZoujingRecord()
/// could have written.
std::optional<SavedGame> readZoujingRecord(const QJsonObject& record, QString* why);

}  // namespace qipan::zoujing
