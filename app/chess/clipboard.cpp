// SPDX-License-Identifier: MIT
#include "clipboard.h"

#include <QClipboard>
#include <QGuiApplication>

namespace qipan::app {

namespace {

/// Whether text is meant as a FEN: one line, and a first field that has the eight ranks.
bool looksLikeFen(const QString& text)
{
    if (text.contains(QLatin1Char('\n')) || text.startsWith(QLatin1Char('[')))
        return false;
    const QString board = text.section(QLatin1Char(' '), 0, 0);
    return board.count(QLatin1Char('/')) >= 3 && !board.contains(QLatin1Char('.'));
}

}  // namespace

Clipboard::Clipboard(QObject* parent)
    : QObject(parent)
{
}

void Clipboard::copyFen(ChessGame* game)
{
    if (game)
        QGuiApplication::clipboard()->setText(game->fen());
}

void Clipboard::copyPgn(ChessGame* game)
{
    if (game)
        QGuiApplication::clipboard()->setText(game->pgn());
}

void Clipboard::paste(ChessGame* game, GameFile* file)
{
    take(QGuiApplication::clipboard()->text(), game, file);
}

void Clipboard::take(const QString& words, ChessGame* game, GameFile* file)
{
    m_waiting.reset();
    const QString text = words.trimmed();
    if (text.isEmpty())
        emit failed(tr("There is no text to paste."));
    else if (looksLikeFen(text))
        pasteFen(text, game);
    else
        pastePgn(text, file);
}

void Clipboard::pasteFen(const QString& text, ChessGame* game)
{
    if (!game)
        return;
    QString reason;
    const auto refused = connect(game, &ChessGame::fenRejected, this, [&reason](const QString& why) { reason = why; });
    const bool taken = game->newGameFromFen(text);
    disconnect(refused);
    if (taken)
        emit pasted(tr("A position (FEN) was pasted."));
    else
        //: %1 why, such as "board: a side without a king"
        emit failed(tr("This is no valid position (FEN): %1").arg(reason));
}

/// The file tells later whether a game was read; only the paste made last is waited for.
void Clipboard::pastePgn(const QString& text, GameFile* file)
{
    if (!file)
        return;
    file->openText(text);
    m_waiting = std::make_unique<QObject>();
    connect(file, &GameFile::abandoned, m_waiting.get(), [this, file] { stopWaiting(file); });
    connect(file, &GameFile::opened, m_waiting.get(), [this, file] {
        stopWaiting(file);
        const QString fault = file->firstWarning();
        emit pasted(fault.isEmpty() ? tr("A game (PGN) was pasted.")
                                    //: %1 the first fault, such as "move 2, White: Ke3: illegal move"
                                    : tr("A game (PGN) was pasted, but not all is right: %1").arg(fault));
    });
    connect(file, &GameFile::failed, m_waiting.get(), [this, file](const QString& why) {
        stopWaiting(file);
        //: %1 why, such as "There is no chess game in it."
        emit failed(tr("Nothing was pasted. %1").arg(why));
    });
}

/// At once, as a signal may come before the waiting object, whose slot is running, is deleted.
void Clipboard::stopWaiting(GameFile* file)
{
    disconnect(file, nullptr, m_waiting.get(), nullptr);
    m_waiting.release()->deleteLater();
}

}  // namespace qipan::app
