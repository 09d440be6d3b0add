// SPDX-License-Identifier: MIT
#include "game_record.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QUuid>

namespace qipan::shell {

namespace {

struct GameRecord {
    Q_DECLARE_TR_FUNCTIONS(qipan::shell::GameRecord)
};

constexpr int kFormat = 1;
constexpr qint64 kMostBytes = 64 << 20;

constexpr QLatin1String kFormatKey("format");
constexpr QLatin1String kGameKey("game");
constexpr QLatin1String kIdKey("id");

/// What is wrong with a record, or an empty text.
QString faultOf(const QJsonObject& record, const QString& game)
{
    if (record.value(kFormatKey).toInt() != kFormat)
        //: Why a game's file cannot be read; a part of a sentence
        return GameRecord::tr("its format is not known to this version");
    if (record.value(kGameKey).toString() != game)
        //: Why a game's file cannot be read; a part of a sentence. %1 the name of a game as files have it
        return GameRecord::tr("it is no game of %1").arg(game);
    for (const char* part : {"summary", "state"}) {
        if (!record.value(QLatin1String(part)).isObject())
            //: Why a game's file cannot be read; a part of a sentence. %1 the name of a part
            return GameRecord::tr("the part \"%1\" is missing").arg(QLatin1String(part));
    }
    return {};
}

}  // namespace

JsonReading readRecord(const QString& path, const QString& game)
{
    JsonReading reading = readJson(path, kMostBytes);
    if (reading.state != JsonReading::Good)
        return reading;
    const QString fault = faultOf(reading.object, game);
    return fault.isEmpty() ? reading : JsonReading{JsonReading::Broken, {}, fault};
}

QByteArray recordBytes(QJsonObject record, const QString& game, const QString& id)
{
    record.insert(kFormatKey, kFormat);
    record.insert(kGameKey, game);
    record.insert(kIdKey, id);
    return QJsonDocument(record).toJson();
}

QString recordId(const QJsonObject& record)
{
    return record.value(kIdKey).toString();
}

QString newRecordId()
{
    return QUuid::createUuid().toString(QUuid::Id128);
}

bool isRecord(const QString& path, const QString& game, const QString& id)
{
    // An id that is nowhere in the bytes is not in the record: all the others need not be understood.
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly) || file.size() > kMostBytes ||
        !file.readAll().contains(id.toUtf8()))
        return false;
    const JsonReading reading = readRecord(path, game);
    return reading.state == JsonReading::Good && recordId(reading.object) == id;
}

}  // namespace qipan::shell
