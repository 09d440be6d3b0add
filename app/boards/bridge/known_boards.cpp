// SPDX-License-Identifier: MIT
#include "known_boards.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QStandardPaths>

#include <shell/disk.h>
#include <shell/json_file.h>

#include "plain_text.h"

namespace qipan::boards {

namespace {

constexpr QLatin1String kBoards("boards");
constexpr QLatin1String kLast("last");
constexpr qint64 kMostBytes = 1 << 20;
constexpr qsizetype kLongestName = 400;
constexpr qsizetype kLongestNotes = 1 << 16;

/// Nothing if it cannot be a board that was connected.
std::optional<KnownBoard> boardFrom(const QString& key, const QJsonObject& entry)
{
    const auto protocol = protocolFromName(entry.value(QStringLiteral("protocol")).toString());
    const QString name = entry.value(QStringLiteral("name")).toString();
    const QString port = entry.value(QStringLiteral("port")).toString();
    const QString serial = entry.value(QStringLiteral("serial")).toString();
    const QByteArray notes = entry.value(QStringLiteral("notes")).toString().toLatin1();
    const auto decoded = QByteArray::fromBase64Encoding(notes, QByteArray::AbortOnBase64DecodingErrors);
    const bool isNamed = !key.isEmpty() && isPlainText(key, kLongestName) && isPlainText(name, kLongestName) &&
                         isPlainText(serial, kLongestName);
    if (!protocol || !isNamed || portPath(port) != port || notes.size() > kLongestNotes || !decoded)
        return {};
    return KnownBoard{key, name, *protocol, port, serial, *decoded};
}

QJsonObject entryOf(const KnownBoard& board)
{
    return {{QStringLiteral("name"), board.name},
            {QStringLiteral("protocol"), protocolName(board.protocol)},
            {QStringLiteral("port"), board.path},
            {QStringLiteral("serial"), board.serial},
            {QStringLiteral("notes"), QString::fromLatin1(board.notes.toBase64())}};
}

}  // namespace

KnownBoards::KnownBoards(const QString& path)
    : m_path(path)
{
    QObject::connect(&m_writer, &shell::StoreWriter::written, &m_writer, [this](const QString& written) {
        if (written == m_path)
            forgetWritten();
    });
    const shell::JsonReading reading = shell::readJson(path, kMostBytes);
    m_fault = reading.fault;
    m_isAside = reading.state == shell::JsonReading::Broken;
    if (m_isAside)
        m_writer.moveAway(path, [path] { return shell::unreadableName(path); });
    const QJsonObject& file = reading.object;
    const QJsonObject boards = file.value(kBoards).toObject();
    if (file.contains(kBoards) && !file.value(kBoards).isObject())
        m_ignored << kBoards;
    for (auto entry = boards.begin(); entry != boards.end(); ++entry) {
        if (const auto board = boardFrom(entry.key(), entry.value().toObject()))
            m_boards.insert(board->key, *board);
        else
            m_ignored << plainText(entry.key());
    }
    m_last = file.value(kLast).toString();
}

QString KnownBoards::warning() const
{
    const QString file = QDir::toNativeSeparators(m_path);
    if (m_isAside)
        //: %1 a file, %2 why it cannot be read
        return tr("%1: %2. No board is known; the file is kept under another name.").arg(file, m_fault);
    if (!m_fault.isEmpty())
        //: %1 a file, %2 why it cannot be read
        return tr("%1: %2. No board is known.").arg(file, m_fault);
    if (m_ignored.isEmpty())
        return {};
    //: %1 a file, %2 names of boards
    return tr("%1: not a possible board: %2. It is ignored.")
        .arg(file, m_ignored.join(QStringLiteral(", ")));
}

QString KnownBoards::defaultPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           QStringLiteral("/qipan/boards.json");
}

std::optional<KnownBoard> KnownBoards::last() const
{
    const auto board = m_boards.constFind(m_last);
    return board == m_boards.constEnd() ? std::nullopt : std::optional(*board);
}

QByteArray KnownBoards::notes(const QString& key) const
{
    const auto known = m_boards.constFind(key);
    if (m_changes.boards.contains(key) && known != m_boards.constEnd())
        return known->notes;
    const QJsonObject file = shell::readJson(m_path, kMostBytes).object;
    const QJsonObject boards = file.value(kBoards).toObject();
    const auto now = boardFrom(key, boards.value(key).toObject());
    return now ? now->notes : QByteArray();
}

void KnownBoards::remember(const KnownBoard& board)
{
    m_boards.insert(board.key, board);
    m_changes.boards.insert(board.key, entryOf(board));
    m_changes.last = m_last = board.key;
    write();
}

void KnownBoards::forgetLast()
{
    if (m_last.isEmpty())
        return;
    m_last.clear();
    m_changes.last = m_last;
    write();
}

QString KnownBoards::keepGame(const QString& pgn)
{
    const QString name = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
    const QString path = QStringLiteral("%1/board-games/%2.pgn").arg(QFileInfo(m_path).path(), name);
    m_writer.put(path, [text = pgn.toUtf8()] { return text; });
    return path;
}

/// What path is to hold: what it holds now, with the changes. A file that cannot be read is put aside first.
QByteArray KnownBoards::changedFile(const QString& path, const Changes& changes)
{
    shell::JsonReading reading = shell::readJson(path, kMostBytes);
    if (reading.state == shell::JsonReading::Broken || reading.state == shell::JsonReading::Closed)
        shell::renameFile(path, shell::unreadableName(path));
    QJsonObject boards = reading.object.value(kBoards).toObject();
    for (auto change = changes.boards.begin(); change != changes.boards.end(); ++change)
        boards.insert(change.key(), change.value());
    reading.object.insert(kBoards, boards);
    if (changes.last)
        reading.object.insert(kLast, *changes.last);
    return QJsonDocument(reading.object).toJson();
}

void KnownBoards::write()
{
    m_sent = m_changes;
    m_writer.put(m_path, [path = m_path, changes = m_changes] { return changedFile(path, changes); });
}

/// What is on disk is not written again: another window may change it meanwhile.
void KnownBoards::forgetWritten()
{
    for (const QString& key : m_sent.boards.keys()) {
        if (m_changes.boards.value(key) == m_sent.boards.value(key))
            m_changes.boards.remove(key);
    }
    if (m_changes.last == m_sent.last)
        m_changes.last.reset();
}

}  // namespace qipan::boards
