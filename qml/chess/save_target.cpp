// SPDX-License-Identifier: MIT
#include "save_target.h"

#include <QFileInfo>

namespace qipan::ui {

QUrl SaveTarget::pgnFile(const QUrl& answer) const
{
    QString path = answer.isLocalFile() ? answer.toLocalFile() : answer.path();
    if (!path.endsWith(QLatin1String(".pgn"), Qt::CaseInsensitive))
        path += QLatin1String(".pgn");
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
