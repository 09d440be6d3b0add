// SPDX-License-Identifier: MIT
/// @file ChessGame: new games, games from files, and saving.
#include "chess_game.h"

#include "chess_game_view.h"
#include "game_line.h"

#include <files/whole_file.h>
#include <pgn/fen_text.h>
#include <pgn/pgn_writer.h>

#include <QDate>
#include <QDir>
#include <QRandomGenerator>

#include <limits>

namespace qipan::app {

namespace {

/// Source of the form: PGN specification, 8.1.1.3.
std::string today()
{
    return QDate::currentDate().toString(QStringLiteral("yyyy.MM.dd")).toStdString();
}

quint32 drawId()
{
    return QRandomGenerator::global()->bounded(1U, std::numeric_limits<quint32>::max());
}

/// An unknown name is "?" in PGN and nothing on the screen.
std::string tagFromName(const QString& name)
{
    return name.trimmed().isEmpty() ? "?" : name.trimmed().toStdString();
}

}  // namespace

void ChessGame::newGame()
{
    newGame({}, {}, {}, {});
}

void ChessGame::newGame(const QString& whiteName, const QString& blackName, const QString& whiteControl,
                        const QString& blackControl)
{
    const auto read = [](const QString& text) {
        return clock::readTimeControl(text.toStdString(), nullptr).value_or(clock::TimeControl());
    };
    startFrom(chess::initial_position(), {read(whiteControl), read(blackControl)}, whiteName, blackName);
}

void ChessGame::rematch()
{
    const auto [white, black] = m_clock->controls();
    startFrom(chess::initial_position(), {black, white}, blackName(), whiteName());
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

void ChessGame::startFrom(const chess::Position& position, const Controls& controls, const QString& whiteName,
                          const QString& blackName)
{
    pgn::GameTree tree(position);
    tree.setTag("Date", today());
    tree.setTag("White", tagFromName(whiteName));
    tree.setTag("Black", tagFromName(blackName));
    auto line = std::make_unique<GameLine>(std::move(tree));
    writeTimeControl(*line, controls);
    replaceLine(std::move(line), {}, controls);
}

void ChessGame::openTree(pgn::GameTree tree, const QString& filePath)
{
    replaceLine(std::make_unique<GameLine>(std::move(tree)), filePath);
}

void ChessGame::replaceLine(std::unique_ptr<GameLine> line, const QString& filePath, const Controls& controls,
                            Reason reason, quint32 id)
{
    if (m_line)
        emit gameAboutToBeReplaced();
    m_clock->setUp(controls);
    m_line = std::move(line);
    m_id = id != 0 ? id : drawId();
    m_ply = m_line->plyCount();
    m_drawOffered = false;
    m_modified = false;
    m_filePath = filePath;
    m_endings.clear();
    const pgn::NodeId end = m_line->nodeId(m_ply);
    switch (m_line->tree().result()) {
    case pgn::Result::WhiteWins:
        m_endings.insert(end, {WhiteWins, reason});
        break;
    case pgn::Result::BlackWins:
        m_endings.insert(end, {BlackWins, reason});
        break;
    case pgn::Result::Draw:
        m_endings.insert(end, {Draw, reason});
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

void ChessGame::setName(const char* tag, const QString& name)
{
    const std::string value = tagFromName(name);
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
    const QString why = files::replaceFile(path, QByteArray::fromStdString(pgn::writePgn(m_line->writtenTree())));
    if (!why.isEmpty()) {
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
