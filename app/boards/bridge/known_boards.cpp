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

}  // namespace

KnownBoards::KnownBoards(const QString& path)
    : m_path(path)
{
    const QJsonObject file = shell::readJson(path, kMostBytes).object;
    const QJsonObject boards = file.value(QStringLiteral("boards")).toObject();
    for (auto entry = boards.begin(); entry != boards.end(); ++entry) {
        if (const auto board = boardFrom(entry.key(), entry.value().toObject()))
            m_boards.insert(board->key, *board);
        else
            m_ignored << plainText(entry.key());
    }
    m_last = file.value(QStringLiteral("last")).toString();
}

QString KnownBoards::warning() const
{
    if (m_ignored.isEmpty())
        return {};
    //: %1 a file, %2 names of boards
    return tr("%1: not a possible board: %2. It is ignored.")
        .arg(QDir::toNativeSeparators(m_path), m_ignored.join(QStringLiteral(", ")));
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
    return m_boards.value(key).notes;
}

void KnownBoards::remember(const KnownBoard& board)
{
    m_boards.insert(board.key, board);
    m_last = board.key;
    write();
}

void KnownBoards::forgetLast()
{
    if (m_last.isEmpty())
        return;
    m_last.clear();
    write();
}

QString KnownBoards::keepGame(const QString& pgn)
{
    const QString name = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
    const QString path = QStringLiteral("%1/board-games/%2.pgn").arg(QFileInfo(m_path).path(), name);
    m_writer.put(path, [text = pgn.toUtf8()] { return text; });
    return path;
}

void KnownBoards::write()
{
    QJsonObject boards;
    for (const KnownBoard& board : std::as_const(m_boards))
        boards.insert(board.key, QJsonObject{{QStringLiteral("name"), board.name},
                                             {QStringLiteral("protocol"), protocolName(board.protocol)},
                                             {QStringLiteral("port"), board.path},
                                             {QStringLiteral("serial"), board.serial},
                                             {QStringLiteral("notes"), QString::fromLatin1(board.notes.toBase64())}});
    const QJsonObject file{{QStringLiteral("last"), m_last}, {QStringLiteral("boards"), boards}};
    m_writer.put(m_path, [path = m_path, file] {
        if (shell::readJson(path, kMostBytes).state == shell::JsonReading::Broken)
            shell::renameFile(path, shell::unreadableName(path));
        return QJsonDocument(file).toJson();
    });
}

}  // namespace qipan::boards
