// SPDX-License-Identifier: MIT
#include "plain_text.h"

#include <QFile>

#include <algorithm>

namespace qipan::boards {

namespace {

/// In bytes. The name of a port's lock file is made of its path, and may have 255.
constexpr qsizetype kLongestPath = 240;
constexpr qsizetype kLongestShown = 80;

}  // namespace

bool isPlainText(const QString& text, qsizetype most)
{
    const auto points = text.toUcs4();
    return text.size() <= most &&
           std::all_of(points.begin(), points.end(), [](char32_t point) { return QChar::isPrint(point); });
}

QString plainText(const QString& text)
{
    QString shown;
    for (const char32_t point : text.toUcs4()) {
        if (shown.size() >= kLongestShown)
            return shown + QChar(0x2026);
        shown += QStringView(QChar::fromUcs4(QChar::isPrint(point) ? point : U'?'));
    }
    return shown;
}

std::optional<QString> portPath(const QString& name)
{
    QString path = name.trimmed();
#ifdef Q_OS_UNIX
    if (!path.isEmpty() && !path.contains(QLatin1Char('/')))
        path.prepend(QLatin1String("/dev/"));
    if (!path.startsWith(QLatin1Char('/')))
        return {};
#endif
    if (path.isEmpty() || !isPlainText(path, kLongestPath) || QFile::encodeName(path).size() > kLongestPath)
        return {};
    return path;
}

}  // namespace qipan::boards
