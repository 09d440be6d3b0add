// SPDX-License-Identifier: MIT
#include "recent_summary.h"

#include "game_record.h"
#include "recent_folder.h"

#include <algorithm>

namespace qipan::shell {

namespace {

constexpr qsizetype kMostText = 1000;

RecentSummary summaryOf(const QString& id, const QJsonObject& record)
{
    const QJsonObject summary = record.value(QLatin1String("summary")).toObject();
    const auto text = [&summary](const char* key) {
        return summary.value(QLatin1String(key)).toString().left(kMostText);
    };
    RecentSummary game;
    game.id = id;
    game.title = text("title");
    game.result = text("result");
    game.date = QDateTime::fromString(text("date"), Qt::ISODate).toUTC();
    game.picture = text("picture");
    game.length = std::max(summary.value(QLatin1String("length")).toInt(), 0);
    return game;
}

}  // namespace

RecentReading readRecent(const QString& folder, const QString& game, const QList<RecentSummary>& known)
{
    RecentReading all;
    for (const QString& id : recentIds(folder)) {
        const auto seen = std::find_if(known.cbegin(), known.cend(),
                                       [&id](const RecentSummary& summary) { return summary.id == id; });
        if (seen != known.cend()) {
            all.games << *seen;
            continue;
        }
        const JsonReading reading = readRecord(recentPath(folder, id), game);
        if (reading.state == JsonReading::Good)
            all.games << summaryOf(id, reading.object);
        else if (reading.state != JsonReading::Missing)
            ++all.unreadable;
    }
    return all;
}

}  // namespace qipan::shell
