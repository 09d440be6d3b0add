// SPDX-License-Identifier: MIT
#include "port_fault.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace qipan::boards {

namespace {

constexpr qsizetype kLongestName = 64;

QString nameOfProcess(const QString& id)
{
    QFile file(QStringLiteral("/proc/%1/comm").arg(id));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QString::fromLocal8Bit(file.read(kLongestName)).trimmed();
}

bool holds(const QString& process, const QString& target)
{
    const QDir open(QStringLiteral("/proc/%1/fd").arg(process));
    const QFileInfoList handles = open.entryInfoList(QDir::Files | QDir::System | QDir::NoDotAndDotDot);
    for (const QFileInfo& handle : handles) {
        if (handle.symLinkTarget() == target)
            return true;
    }
    return false;
}

}  // namespace

QString programThatHolds(const QString& path)
{
    const QString target = QFileInfo(path).canonicalFilePath();
    if (target.isEmpty())
        return {};
    const QString self = QFileInfo(QStringLiteral("/proc/self")).symLinkTarget().section(QLatin1Char('/'), -1);
    const QStringList processes = QDir(QStringLiteral("/proc")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString& process : processes) {
        bool isProcess = false;
        process.toInt(&isProcess);
        if (isProcess && process != self && holds(process, target))
            return nameOfProcess(process);
    }
    return {};
}

PortTrouble whyNotOpened(const QString& path, QSerialPort::SerialPortError error, const QString& words)
{
    const QFileInfo file(path);
    if (!file.exists() || error == QSerialPort::DeviceNotFoundError)
        return {PortFault::NotThere, words};
    if (!file.isReadable() || !file.isWritable())
        return {PortFault::NoPermission, file.group()};
    // Qt says "permission" also of a port that is busy, or whose lock is another program's.
    if (error == QSerialPort::PermissionError)
        return {PortFault::InUse, programThatHolds(path)};
    return {PortFault::NoPort, words};
}

}  // namespace qipan::boards
