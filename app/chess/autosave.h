// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <shell/game_store.h>

#include "board_input.h"
#include "chess_game.h"

namespace qipan::app {

/// Keeps the running game in the store: after every ply, and while a clock runs so often that a killed program loses
/// less than a second of it. A game that gives way to another one goes to the recent games.
class Autosave : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qipan::app::ChessGame* game MEMBER m_game NOTIFY changed)
    Q_PROPERTY(qipan::app::BoardInput* input MEMBER m_input NOTIFY changed)
    Q_PROPERTY(qipan::shell::GameStore* store MEMBER m_store NOTIFY changed)

public:
    explicit Autosave(QObject* parent = nullptr);

    Q_INVOKABLE bool openRecent(const QString& id);

public slots:
    /// Goes on with the game that ran when the program ended, if there is one, and keeps the game from now on.
    /// Call it once, when game, input and store are set. What is wrong with an old game is the store's `message`.
    void start();

signals:
    void changed();

private:
    void take(const QJsonObject& record);
    void retire();
    void keep();
    void leave();
    shell::GameStore::Make makeRecord() const;

    QPointer<ChessGame> m_game;
    QPointer<BoardInput> m_input;
    QPointer<shell::GameStore> m_store;
    QTimer m_soon;       ///< at the end of this turn of the event loop
    QTimer m_heartbeat;  ///< while a clock runs
    bool m_taking = false;
};

}  // namespace qipan::app
