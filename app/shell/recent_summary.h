// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QList>
#include <QString>

namespace qipan::shell {

/// What the list of the recent games shows of one of them. Texts are cut at 1000 characters; what a record does not
/// have, or has in another type, is empty.
struct RecentSummary {
    QString id;  ///< see recent_folder.h
    QString title;
    QString result;
    QDateTime date;  ///< UTC; invalid when not known
    QString picture;
    int length = 0;
};

struct RecentReading {
    QList<RecentSummary> games;  ///< newest first
    int unreadable = 0;          ///< files
};

/// Reads the folder of a game's recent games; those that are known already are not read again.
RecentReading readRecent(const QString& folder, const QString& game, const QList<RecentSummary>& known);

}  // namespace qipan::shell
