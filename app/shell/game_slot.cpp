// SPDX-License-Identifier: MIT
#include "game_slot.h"

#include "disk.h"

#include <QDateTime>
#include <QFileInfo>

#include <cstdlib>

namespace qipan::shell {

namespace {

/// "…/current" or "…/current-2".
QString stem(const QString& folder, int number)
{
    const QString name = folder + QStringLiteral("/current");
    return number == 1 ? name : QStringLiteral("%1-%2").arg(name).arg(number);
}

constexpr qint64 kYoungMs = 2000;

}  // namespace

GameSlot::GameSlot(const QString& roomFolder, int number)
    : m_number(number)
    , m_path(stem(roomFolder, number) + QStringLiteral(".json"))
    , m_lock(stem(roomFolder, number) + QStringLiteral(".lock"))
{
    // Never stale by age: a game may run for days.
    m_lock.setStaleLockTime(0);
}

GameSlot::Claim GameSlot::claim()
{
    if (m_lock.isLocked())
        return Claim::Locked;
    const QString folder = QFileInfo(m_path).absolutePath();
    makeFolder(folder);
    // Opening a pipe would wait for its other end.
    if (const QFileInfo lock(m_lock.fileName()); lock.exists() && !lock.isFile())
        return Claim::Unlocked;
    if (m_lock.tryLock() || (ownerIsGone() && m_lock.removeStaleLockFile() && m_lock.tryLock()))
        return Claim::Locked;
    // Where nothing can be written, the lock of a program that was killed cannot be taken away; nor could a window that
    // still runs write its game there.
    return m_lock.error() == QLockFile::LockFailedError && QFileInfo(folder).isWritable() ? Claim::Taken
                                                                                         : Claim::Unlocked;
}

/// QLockFile asks whether a process of that number and name runs. That is not enough for a lock file left empty by a
/// power failure, or when the number is in use again: in a container the program has the same one at each start. Then
/// it is the system's own lock that tells: removeStaleLockFile() fails while another window holds that. A lock file
/// is left alone when it is so young that its owner may just be about to write its number.
bool GameSlot::ownerIsGone() const
{
    return m_lock.error() == QLockFile::LockFailedError &&
           std::abs(QFileInfo(m_lock.fileName()).lastModified().msecsTo(QDateTime::currentDateTime())) > kYoungMs;
}

int GameSlot::number() const
{
    return m_number;
}

QString GameSlot::path() const
{
    return m_path;
}

}  // namespace qipan::shell
