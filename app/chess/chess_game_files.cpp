// SPDX-License-Identifier: MIT
/// @file ChessGame: new games, games from files, and saving.
#include "chess_game.h"

#include "chess_game_view.h"
#include "game_line.h"

#include <pgn/fen_text.h>
#include <pgn/pgn_writer.h>

#include <QDate>
#include <QDir>
#include <QSaveFile>

namespace qipan::app {

namespace {

/// Source of the form: PGN specification, 8.1.1.3.
std::string today()
{
    return QDate::currentDate().toString(QStringLiteral("yyyy.MM.dd")).toStdString();
}

}  // namespace

void ChessGame::newGame()
{
    startFrom(chess::initial_position());
}

bool ChessGame::newGameFromFen(const QString& fen)
{
    const pgn::FenReading reading = pgn::readFen(fen.trimmed().toStdString());
    if (!reading.position) {
        emit fenRejected(QString::fromStdString(reading.error));
        return false;
    }
    startFrom(*reading.position);
    return true;
}

void ChessGame::startFrom(const chess::Position& position)
{
    pgn::GameTree tree(position);
    tree.setTag("Date", today());
    replaceLine(std::make_unique<GameLine>(std::move(tree)), {});
}

void ChessGame::openTree(pgn::GameTree tree, const QString& filePath)
{
    replaceLine(std::make_unique<GameLine>(std::move(tree)), filePath);
}

void ChessGame::replaceLine(std::unique_ptr<GameLine> line, const QString& filePath)
{
    m_line = std::move(line);
    m_ply = m_line->plyCount();
    m_drawOffered = false;
    m_modified = false;
    m_filePath = filePath;
    m_endings.clear();
    const pgn::NodeId end = m_line->nodeId(m_ply);
    switch (m_line->tree().result()) {
    case pgn::Result::WhiteWins:
        m_endings.insert(end, {WhiteWins, Recorded});
        break;
    case pgn::Result::BlackWins:
        m_endings.insert(end, {BlackWins, Recorded});
        break;
    case pgn::Result::Draw:
        m_endings.insert(end, {Draw, Recorded});
        break;
    case pgn::Result::Unknown:
        break;
    }
    judge();
    const View old = refresh();
    emit gameReplaced();
    tell(old);
}

void ChessGame::setWhiteName(const QString& name)
{
    setName("White", name);
}

void ChessGame::setBlackName(const QString& name)
{
    setName("Black", name);
}

/// An unknown name is "?" in PGN and nothing on the screen.
void ChessGame::setName(const char* tag, const QString& name)
{
    const std::string value = name.trimmed().isEmpty() ? "?" : name.trimmed().toStdString();
    if (m_line->tree().tag(tag) == value)
        return;
    m_line->setTag(tag, value);
    m_modified = true;
    tell(refresh());
}

QString ChessGame::pgn() const
{
    return QString::fromStdString(pgn::writePgn(m_line->writtenTree()));
}

bool ChessGame::saveAs(const QUrl& url)
{
    return saveAs(url.isLocalFile() ? url.toLocalFile() : url.toString());
}

bool ChessGame::saveAs(const QString& path)
{
    const std::string text = pgn::writePgn(m_line->writtenTree());
    QSaveFile file(path);
    // Of a full disk commit() tells nothing and replaces the file with what there was room for: flush() tells.
    const bool written =
        !path.isEmpty() && file.open(QIODevice::WriteOnly) &&
        file.write(text.data(), static_cast<qint64>(text.size())) == static_cast<qint64>(text.size()) && file.flush() &&
        file.commit();
    if (!written) {
        const QString why = path.isEmpty() ? tr("no file name was given") : file.errorString();
        //: %1 a file, %2 what the system says
        emit saveFailed(tr("The game could not be saved to %1: %2").arg(QDir::toNativeSeparators(path), why));
        return false;
    }
    m_filePath = path;
    m_modified = false;
    tell(refresh());
    return true;
}

}  // namespace qipan::app
