// SPDX-License-Identifier: MIT
#include "disk.h"

#include <files/whole_file.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace qipan::shell {

namespace {

QString folderOf(const QString& path)
{
    return QFileInfo(path).absolutePath();
}

}  // namespace

bool isThere(const QString& path)
{
    const QFileInfo file(path);
    return file.exists() || file.isSymLink();
}

QString makeFolder(const QString& path)
{
    if (QFileInfo(path).isDir())
        return {};
    const QString above = folderOf(path);
    if (above != path) {
        const QString error = makeFolder(above);
        if (!error.isEmpty())
            return error;
    }
    if (!QDir().mkdir(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner)) {
        const QString error = QDir::toNativeSeparators(path) + QStringLiteral(": ") + qt_error_string();
        return QFileInfo(path).isDir() ? QString() : error;  // made meanwhile by another window
    }
    files::syncFolder(above);
    return {};
}

QString writeFile(const QString& path, const QByteArray& bytes)
{
    const QString error = makeFolder(folderOf(path));
    if (!error.isEmpty())
        return error;
    return files::replaceFile(path, bytes);
}

QString renameFile(const QString& from, const QString& to)
{
    if (!isThere(from))
        return {};
    const QString error = makeFolder(folderOf(to));
    if (!error.isEmpty())
        return error;
    QFile file(from);
    if (!file.rename(to))
        return file.errorString();
    files::syncFolder(folderOf(to));
    if (folderOf(from) != folderOf(to))
        files::syncFolder(folderOf(from));
    return {};
}

QString removeFile(const QString& path)
{
    QFile file(path);
    if (!isThere(path))
        return {};
    if (!file.remove())
        return file.errorString();
    files::syncFolder(folderOf(path));
    return {};
}

}  // namespace qipan::shell
