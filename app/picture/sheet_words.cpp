// SPDX-License-Identifier: MIT
#include "sheet_words.h"

#include <QRegularExpression>
#include <QStringList>

namespace qipan::picture {

QString knownText(const QString& text)
{
    static const QRegularExpression unknown(QStringLiteral("^[?*.\\-/ ]*$"));
    const QString words = text.simplified();
    return unknown.match(words).hasMatch() ? QString() : words;
}

QString sheetDate(const QString& date)
{
    static const QRegularExpression form(QStringLiteral("^(\\d{4})\\.(\\d\\d|\\?\\?)\\.(\\d\\d|\\?\\?)$"));
    const QRegularExpressionMatch match = form.match(date.trimmed());
    if (!match.hasMatch())
        return knownText(date);
    QString shown = match.captured(1);
    for (int part = 2; part <= 3 && !match.captured(part).startsWith(u'?'); ++part)
        shown += u'-' + match.captured(part);
    return shown;
}

QString sheetResult(const QString& result)
{
    const QString word = result.simplified();
    if (word == QLatin1String("1-0"))
        return QStringLiteral("1 – 0");
    if (word == QLatin1String("0-1"))
        return QStringLiteral("0 – 1");
    if (word == QLatin1String("1/2-1/2"))
        return QStringLiteral("½ – ½");
    return {};
}

QString sheetPlayers(const QString& white, const QString& black)
{
    const QString names[2] = {knownText(white), knownText(black)};
    if (names[0].isEmpty() && names[1].isEmpty())
        return {};
    const QString nobody = QStringLiteral("…");
    return (names[0].isEmpty() ? nobody : names[0]) + QStringLiteral(" – ") + (names[1].isEmpty() ? nobody : names[1]);
}

QString sheetTitle(const QString& white, const QString& black, const QString& event)
{
    QStringList parts{sheetPlayers(white, black), knownText(event)};
    parts.removeAll(QString());
    return parts.join(QLatin1String(", "));
}

}  // namespace qipan::picture
