// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <memory>

#include "chess_game.h"
#include "game_file.h"

namespace qipan::app {

/// Carries positions and games to and from the system's clipboard.
class Clipboard : public QObject {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit Clipboard(QObject* parent = nullptr);

public slots:
    /// The shown position.
    void copyFen(qipan::app::ChessGame* game);
    void copyPgn(qipan::app::ChessGame* game);
    /// Takes a FEN into game at once; anything else is read as PGN by file, which reports by its own signals too.
    void paste(qipan::app::ChessGame* game, qipan::app::GameFile* file);
    /// The same for text that came another way, such as dropped on the window.
    void take(const QString& words, qipan::app::ChessGame* game, qipan::app::GameFile* file);

signals:
    void pasted(const QString& message);
    void failed(const QString& message);

private:
    void pasteFen(const QString& text, ChessGame* game);
    void pastePgn(const QString& text, GameFile* file);
    void stopWaiting(GameFile* file);

    std::unique_ptr<QObject> m_waiting;  ///< holds the connections while a pasted game is being read
};

}  // namespace qipan::app
