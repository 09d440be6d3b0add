// SPDX-License-Identifier: MIT
#include "whole_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <fcntl.h>
#include <unistd.h>
#endif

namespace qipan::files {

namespace {

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

#else

QString syncFile(int)
{
    return {};
}

#endif

}  // namespace

QString replaceFile(const QString& path, const QByteArray& bytes)
{
    if (path.isEmpty())
        //: Why something could not be saved
        return QCoreApplication::translate("qipan::files::WholeFile", "no file name was given");
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !writeAll(file, bytes))
        return file.errorString();
    // commit() calls fsync too (Qt 6.4, between the last write and the rename), but ignores what it answers; and the
    // new name it does not bring to the disk at all.
    const QString error = syncFile(file.handle());
    if (!error.isEmpty())
        return error;
    if (!file.commit())
        return file.errorString();
    syncFolder(QFileInfo(path).absolutePath());
    return {};
}

void syncFolder(const QString& path)
{
#ifdef Q_OS_UNIX
    const int handle = open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (handle >= 0) {
        fsync(handle);
        close(handle);
    }
#else
    Q_UNUSED(path)
#endif
}

}  // namespace qipan::files
