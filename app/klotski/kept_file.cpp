// SPDX-License-Identifier: MIT
#include "kept_file.h"

#include <shell/disk.h>
#include <shell/json_file.h>

#include <QDir>
#include <QJsonDocument>
#include <QStandardPaths>

#include <utility>

namespace qipan::klotski {

namespace {

constexpr qint64 kMostBytes = 16 << 20;

}  // namespace

KeptFile::KeptFile(const QString& name, QObject* parent)
    : QObject(parent)
    , m_name(name)
    , m_folder(defaultFolder())
{
    connect(&m_writer, &shell::StoreWriter::failed, this, [this](const QString& file, const QString& why) {
        //: %1 a file, %2 what the system says
        setMessage(tr("%1 could not be written: %2").arg(QDir::toNativeSeparators(file), why));
    });
}

KeptFile::~KeptFile()
{
    m_writer.finish();
}

QString KeptFile::folder() const
{
    return m_folder;
}

void KeptFile::setFolder(const QString& folder)
{
    m_writer.finish();
    m_folder = folder;
    setMessage({});
}

QString KeptFile::message() const
{
    return m_message;
}

QJsonObject KeptFile::read()
{
    const shell::JsonReading reading = shell::readJson(path(), kMostBytes);
    m_writable = reading.state != shell::JsonReading::Closed;
    const QString file = QDir::toNativeSeparators(path());
    if (reading.state == shell::JsonReading::Closed)
        //: %1 a file, %2 what the system says
        setMessage(tr("%1 could not be opened: %2. The file was left as it is.").arg(file, reading.fault));
    if (reading.state != shell::JsonReading::Broken)
        return reading.object;
    const QString aside = shell::unreadableName(path());
    const QString error = shell::renameFile(path(), aside);
    m_writable = error.isEmpty();
    if (m_writable)
        //: %1 a file, %2 why, such as "line 3, column 14: unterminated string", %3 another file
        setMessage(tr("%1 could not be read: %2. It is kept as %3.")
                       .arg(file, reading.fault, QDir::toNativeSeparators(aside)));
    else
        //: %1 a file, %2 why, such as "line 3, column 14: unterminated string", %3 what the system says
        setMessage(tr("%1 could not be read: %2. It was left as it is: %3.").arg(file, reading.fault, error));
    return {};
}

void KeptFile::write(std::function<QJsonObject(QJsonObject)> change)
{
    if (!m_writable)
        return;
    m_writer.put(path(), [path = path(), change = std::move(change)] {
        const shell::JsonReading reading = shell::readJson(path, kMostBytes);
        if (reading.state == shell::JsonReading::Broken || reading.state == shell::JsonReading::Closed)
            shell::renameFile(path, shell::unreadableName(path));
        return QJsonDocument(change(reading.object)).toJson();
    });
}

void KeptFile::finish()
{
    m_writer.finish();
}

QString KeptFile::path() const
{
    return m_folder + u'/' + m_name;
}

void KeptFile::setMessage(const QString& message)
{
    if (std::exchange(m_message, message) != message)
        emit messageChanged();
}

QString defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/qipan/games/klotski");
}

}  // namespace qipan::klotski
