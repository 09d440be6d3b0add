// SPDX-License-Identifier: MIT
#include "save_target.h"

#include <QFileInfo>

namespace qipan::ui {

QUrl SaveTarget::withSuffix(const QUrl& answer, const QStringList& suffixes) const
{
    QString path = answer.isLocalFile() ? answer.toLocalFile() : answer.path();
    if (!suffixes.contains(QFileInfo(path).suffix(), Qt::CaseInsensitive))
        path += QLatin1Char('.') + suffixes.first();
    return QUrl::fromLocalFile(path);
}

bool SaveTarget::exists(const QUrl& file) const
{
    const QFileInfo info(file.toLocalFile());
    return info.exists() && !info.isDir();
}

QString SaveTarget::path(const QUrl& file) const
{
    return file.toLocalFile();
}

QString SaveTarget::name(const QString& path) const
{
    return QFileInfo(path).fileName();
}

}  // namespace qipan::ui
