// SPDX-License-Identifier: MIT
#include "port_lock.h"

#include <QtGlobal>

#ifdef Q_OS_UNIX

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace qipan::boards {

namespace {

/// Whether the text of a lock, which begins with the number of a process, tells of another one that is there.
bool isOfLivingProcess(const QByteArray& text)
{
    bool isNumber = false;
    const int process = text.left(text.indexOf('\n')).trimmed().toInt(&isNumber);
    if (!isNumber || process <= 0 || process == ::getpid())
        return false;
    return ::kill(process, 0) == 0 || errno == EPERM;
}

QByteArray beginningOf(int descriptor)
{
    char text[64];
    const ssize_t size = ::read(descriptor, text, sizeof text);
    return QByteArray(text, std::max<qsizetype>(size, 0));
}

bool isSameFile(const struct stat& a, const struct stat& b)
{
    return a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

bool clear(int descriptor, const QByteArray& name)
{
    struct stat opened{};
    struct stat named{};
    if (::fstat(descriptor, &opened) != 0 || !S_ISREG(opened.st_mode))
        return false;
    if (isOfLivingProcess(beginningOf(descriptor)))
        return true;
    // Two programs may be doing this at the same time; and Qt's own locks are held so as long as they count.
    if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0 || ::lstat(name, &named) != 0 || !isSameFile(opened, named))
        return true;
    return ::unlink(name) == 0;
}

}  // namespace

/// As QSerialPort chooses it.
QString lockFileOf(const QString& portPath)
{
    QString name = portPath;
    if (name.startsWith(QLatin1String("/dev/")))
        name.remove(0, 5);
    name.replace(QLatin1Char('/'), QLatin1Char('_'));
    for (const char* folder : {"/var/lock", "/etc/locks", "/var/spool/locks", "/var/spool/uucp", "/tmp", "/var/tmp",
                               "/var/lock/lockdev", "/run/lock"}) {
        const QFileInfo info{QLatin1String(folder)};
        const QString path = QStringLiteral("%1/LCK..%2").arg(QLatin1String(folder), name);
        if (info.isReadable() && (info.isWritable() || QFileInfo::exists(path)))
            return path;
    }
    return {};
}

bool clearLock(const QString& portPath)
{
    const QByteArray name = QFile::encodeName(lockFileOf(portPath));
    struct stat there{};
    if (name.isEmpty() || ::lstat(name, &there) != 0)
        return true;
    // A link may lead to a pipe.
    if (!S_ISREG(there.st_mode))
        return false;
    const int descriptor = ::open(name, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC);
    if (descriptor < 0)
        return errno == ENOENT;
    const bool isClear = clear(descriptor, name);
    ::close(descriptor);
    return isClear;
}

}  // namespace qipan::boards

#else

namespace qipan::boards {

QString lockFileOf(const QString&)
{
    return {};
}

bool clearLock(const QString&)
{
    return true;
}

}  // namespace qipan::boards

#endif
