// SPDX-License-Identifier: MIT
/// @file Words for tests: files and records in one line.
#pragma once

#include <shell/game_store.h>

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

namespace qipan::shell {

inline QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline QJsonObject jsonOf(const QString& path)
{
    return QJsonDocument::fromJson(bytesOf(path)).object();
}

/// Replaces the file, and makes its folder.
inline bool fill(const QString& path, const QByteArray& bytes)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// The names in a folder that match a pattern such as "current*", in order.
inline QStringList namesIn(const QString& folder, const QString& pattern)
{
    return QDir(folder).entryList({pattern}, QDir::AllEntries | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot,
                                  QDir::Name);
}

/// What a game gives to the store: its summary and its state.
inline QJsonObject sample(int number)
{
    return {{"summary", QJsonObject{{"title", QStringLiteral("Anna – Ben %1").arg(number)},
                                    {"result", "1-0"},
                                    {"date", "2026-01-31T18:45:02Z"},
                                    {"picture", "8/8/8/8/8/8/8/K1k5 w - - 0 1"},
                                    {"length", number}}},
            {"state", QJsonObject{{"number", number}, {"moves", "1. e4 e5"}}}};
}

inline GameStore::Make sampleMaker(int number)
{
    return [number] { return sample(number); };
}

/// The record as the store writes it.
inline QByteArray sampleBytes(int number, const QString& id)
{
    QJsonObject record = sample(number);
    record.insert("format", 1);
    record.insert("game", "chess");
    record.insert("id", id);
    return QJsonDocument(record).toJson();
}

/// The number of a sample, -1 for anything else.
inline int numberOf(const QJsonObject& record)
{
    return record.value("state").toObject().value("number").toInt(-1);
}

inline int numberOf(const std::optional<QJsonObject>& record)
{
    return record ? numberOf(*record) : -1;
}

/// The numbers of the samples in the files of a folder, in the order of their names.
inline QList<int> numbersIn(const QString& folder)
{
    QList<int> numbers;
    for (const QString& name : namesIn(folder, "*.json"))
        numbers << numberOf(jsonOf(folder + '/' + name));
    return numbers;
}

}  // namespace qipan::shell
