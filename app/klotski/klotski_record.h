// SPDX-License-Identifier: MIT
/// @file A game of Klotski as the store keeps it. No shared state: any thread may call.
#pragma once

#include <QJsonObject>
#include <QString>

#include <optional>

#include "saved_line.h"

namespace qipan::klotski {

/// The record's "summary" and "state". The state is {"board": 20 letters, "name", "moves": [[from, to]...] in numbers
/// of cells, a pair a gesture, "ply", "assisted"}.
QJsonObject writeKlotskiRecord(const SavedLine& line);

/// The game of a record; nothing, and why, if any part of it is not what writeKlotskiRecord() could have written.
std::optional<SavedLine> readKlotskiRecord(const QJsonObject& record, QString* why);

}  // namespace qipan::klotski
