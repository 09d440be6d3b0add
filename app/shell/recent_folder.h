// SPDX-License-Identifier: MIT
/// @file The folder of the recent games: one file each, named by when the game came there (UTC) and four random
/// letters, "20260131-184502-123-7fa0". Files with other names are not ours and are left alone.
#pragma once

#include <QString>
#include <QStringList>

namespace qipan::shell {

/// Newest first.
QStringList recentIds(const QString& folder);

/// Empty if id is not the name of a recent game.
QString recentPath(const QString& folder, const QString& id);

/// For a game that comes there now. Newer than all that are there, also when the clock goes wrong.
QString newRecentPath(const QString& folder);

/// Removes all but the newest `most`.
void pruneRecent(const QString& folder, qsizetype most);

/// Removes the records that are the running game too, which an interrupted change may have left there.
void dropCopies(const QString& folder, const QString& game, const QString& recordId);

}  // namespace qipan::shell
