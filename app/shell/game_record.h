// SPDX-License-Identifier: MIT
/// @file What every game's record has in common; see GameStore.
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include "json_file.h"

namespace qipan::shell {

/// Good: format, game, and the types of summary and state are right.
JsonReading readRecord(const QString& path, const QString& game);

/// The file of a record: what all records have is set, the rest is as given.
QByteArray recordBytes(QJsonObject record, const QString& game, const QString& id);

/// What tells two records of one game from two games; empty when the record has none.
QString recordId(const QJsonObject& record);
QString newRecordId();

/// Whether path holds a good record with that id. Quick to say no.
bool isRecord(const QString& path, const QString& game, const QString& id);

}  // namespace qipan::shell
