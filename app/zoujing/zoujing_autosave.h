// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <shell/game_store.h>

#include <optional>

#include "zoujing_game.h"

namespace qipan::zoujing {

/// Keeps the running game in the store, after every change. A game with plies that gives way to another one goes to
/// the recent games.
class ZoujingAutosave : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qipan::zoujing::ZoujingGame* game MEMBER m_game NOTIFY changed)
    Q_PROPERTY(qipan::shell::GameStore* store MEMBER m_store NOTIFY changed)

public:
    explicit ZoujingAutosave(QObject* parent = nullptr);

    /// The game of that id goes on; the score stays what it is. Returns false, and the game goes on
    /// as it was, if that one cannot be read: why is the store's `message`.
    Q_INVOKABLE bool openRecent(const QString& id);

public slots:
    /// Goes on with the game that ran when the program ended, if there is one, and keeps the game from now on.
    /// Call it once, when game and store are set. What is wrong with an old game is the store's `message`.
    void start();

signals:
    void changed();

private:
    std::optional<SavedGame> read(const QJsonObject& record);
    void retire();
    void keep();
    void leave();
    shell::GameStore::Make makeRecord() const;

    QPointer<ZoujingGame> m_game;
    QPointer<shell::GameStore> m_store;
    QTimer m_soon;  ///< at the end of this turn of the event loop
    bool m_opening = false;  ///< a recent game; the store has the one that gives way
};

}  // namespace qipan::zoujing
