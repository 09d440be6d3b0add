// SPDX-License-Identifier: MIT
#include "json_file.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonParseError>

namespace qipan::shell {

namespace {

struct JsonFile {
    Q_DECLARE_TR_FUNCTIONS(qipan::shell::JsonFile)
};

JsonReading closed(const QString& fault)
{
    return {JsonReading::Closed, {}, fault};
}

JsonReading broken(const QString& fault)
{
    return {JsonReading::Broken, {}, fault};
}

/// "line 3, column 14: unterminated string". offset: in bytes, may be one past the end.
QString placed(const QByteArray& text, qsizetype offset, const QString& fault)
{
    const QByteArray before = text.left(offset);
    const qsizetype line = before.count('\n') + 1;
    const qsizetype column = QString::fromUtf8(before.mid(before.lastIndexOf('\n') + 1)).size() + 1;
    //: Where in a file, and what is wrong there
    return JsonFile::tr("line %1, column %2: %3").arg(QString::number(line), QString::number(column), fault);
}

JsonReading parse(const QByteArray& text)
{
    if (text.isEmpty())
        //: Why a file cannot be read; a part of a sentence
        return broken(JsonFile::tr("the file is empty"));
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::NoError)
        return broken(placed(text, error.offset, error.errorString()));
    if (!document.isObject())
        //: Why a file cannot be read; a part of a sentence
        return broken(JsonFile::tr("it holds no JSON object"));
    return {JsonReading::Good, document.object(), {}};
}

}  // namespace

JsonReading readJson(const QString& path, qint64 most)
{
    const QFileInfo info(path);
    if (!info.exists())
        return {};
    // Opening a pipe would wait for a writer.
    if (!info.isFile())
        //: Why a file cannot be read; a part of a sentence
        return broken(JsonFile::tr("it is not a regular file"));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return closed(file.errorString());
    if (file.size() > most)
        //: Why a file cannot be read; a part of a sentence
        return broken(JsonFile::tr("it is larger than %1 MB").arg(most >> 20));
    const QByteArray text = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return closed(file.errorString());
    return parse(text);
}

QString unreadableName(const QString& path)
{
    const QString name = path + QStringLiteral(".unreadable-") +
                         QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
    QString free = name;
    for (int number = 2; QFileInfo::exists(free); ++number)
        free = QStringLiteral("%1-%2").arg(name).arg(number);
    return free;
}

}  // namespace qipan::shell
