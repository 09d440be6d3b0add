// SPDX-License-Identifier: MIT
#include "recent_folder.h"

#include "disk.h"
#include "game_record.h"

#include <QDateTime>
#include <QDir>
#include <QRegularExpression>

#include <algorithm>

namespace qipan::shell {

namespace {

constexpr QLatin1String kSuffix(".json");
constexpr QStringView kTimeFormat = u"yyyyMMdd-HHmmss-zzz";

bool isRecentId(const QString& id)
{
    static const QRegularExpression pattern(
        QRegularExpression::anchoredPattern(QStringLiteral("[0-9]{8}-[0-9]{6}-[0-9]{3}-[0-9a-f]{4}")));
    return pattern.match(id).hasMatch();
}

/// Invalid for digits that are no date.
QDateTime timeOf(const QString& id)
{
    QDateTime time = QDateTime::fromString(id.chopped(5), kTimeFormat);
    time.setTimeSpec(Qt::UTC);
    return time;
}

}  // namespace

QStringList recentIds(const QString& folder)
{
    QStringList ids;
    const QStringList names = QDir(folder).entryList(QDir::Files, QDir::Name | QDir::Reversed);
    for (const QString& name : names) {
        const QString id = name.chopped(std::min(kSuffix.size(), name.size()));
        if (name.endsWith(kSuffix) && isRecentId(id))
            ids << id;
    }
    return ids;
}

QString recentPath(const QString& folder, const QString& id)
{
    return isRecentId(id) ? folder + QLatin1Char('/') + id + kSuffix : QString();
}

QString newRecentPath(const QString& folder)
{
    QDateTime time = QDateTime::currentDateTimeUtc();
    for (const QString& id : recentIds(folder)) {
        const QDateTime newest = timeOf(id);
        if (newest.isValid()) {
            time = std::max(time, newest.addMSecs(1));
            break;
        }
    }
    return recentPath(folder, time.toString(kTimeFormat) + QLatin1Char('-') + newRecordId().left(4));
}

void pruneRecent(const QString& folder, qsizetype most)
{
    const QStringList ids = recentIds(folder);
    for (const QString& id : ids.mid(std::min(most, ids.size())))
        removeFile(recentPath(folder, id));
}

void dropCopies(const QString& folder, const QString& game, const QString& recordId)
{
    for (const QString& id : recentIds(folder)) {
        const QString path = recentPath(folder, id);
        if (isRecord(path, game, recordId))
            removeFile(path);
    }
}

}  // namespace qipan::shell
