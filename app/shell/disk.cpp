// SPDX-License-Identifier: MIT
#include "disk.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <fcntl.h>
#include <unistd.h>
#endif

namespace qipan::shell {

namespace {

QString folderOf(const QString& path)
{
    return QFileInfo(path).absolutePath();
}

/// Of a full disk QSaveFile::commit() tells nothing and replaces the file with what there was room for: flush() tells.
/// When a part still had room, it is the next attempt that knows why not all had.
bool writeAll(QSaveFile& file, const QByteArray& bytes)
{
    qint64 done = 0;
    while (done < bytes.size()) {
        const qint64 size = file.write(bytes.constData() + done, bytes.size() - done);
        if (size <= 0)
            return false;
        done += size;
    }
    return file.flush() || file.flush();
}

#ifdef Q_OS_UNIX

/// Waits until the content of an open file is on the disk. File systems that cannot do it are no failure.
QString syncFile(int handle)
{
    if (fsync(handle) == 0 || errno == EINVAL || errno == ENOSYS || errno == ENOTSUP || errno == EROFS)
        return {};
    return qt_error_string(errno);
}

/// Waits until the names in a folder are on the disk. Not all file systems can; the file itself is safe by then.
void syncFolder(const QString& path)
{
    const int handle = open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (handle >= 0) {
        fsync(handle);
        close(handle);
    }
}

#else

QString syncFile(int)
{
    return {};
}

void syncFolder(const QString&)
{
}

#endif

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
    syncFolder(above);
    return {};
}

QString writeFile(const QString& path, const QByteArray& bytes)
{
    const QString folder = folderOf(path);
    QString error = makeFolder(folder);
    if (!error.isEmpty())
        return error;
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !writeAll(file, bytes))
        return file.errorString();
    // commit() calls fsync too (Qt 6.4, between the last write and the rename), but ignores what it answers; and the
    // new name it does not bring to the disk at all.
    error = syncFile(file.handle());
    if (!error.isEmpty())
        return error;
    if (!file.commit())
        return file.errorString();
    syncFolder(folder);
    return {};
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
    syncFolder(folderOf(to));
    if (folderOf(from) != folderOf(to))
        syncFolder(folderOf(from));
    return {};
}

QString removeFile(const QString& path)
{
    QFile file(path);
    if (!isThere(path))
        return {};
    if (!file.remove())
        return file.errorString();
    syncFolder(folderOf(path));
    return {};
}

}  // namespace qipan::shell
