// SPDX-License-Identifier: MIT
/// @file A game of Klotski as the store keeps it. No shared state: any thread may call.
#pragma once

#include <QJsonObject>
#include <QString>

#include <optional>

#include "saved_line.h"

namespace qipan::klotski {

/// What a list of games shows of one: its title, its position, and how many moves led there.
struct ShownGame {
    QString title;
    klotski_layout_t layout;
    int moveCount = 0;
};

/// The record's "summary" and "state". The state is {"board": 20 letters, "name", "moves", "ply", "assisted"}; moves
/// are two letters a gesture, from and to: cells a to t in reading order.
QJsonObject writeKlotskiRecord(const SavedLine& line, const ShownGame& shown);

/// The game of a record; nothing, and why, if any part of it is not what writeKlotskiRecord() could have written.
std::optional<SavedLine> readKlotskiRecord(const QJsonObject& record, QString* why);

}  // namespace qipan::klotski
