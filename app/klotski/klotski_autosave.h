// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <shell/game_store.h>

#include "klotski_game.h"

namespace qipan::klotski {

/// Keeps the running game in the store after every change. A game with moves that gives way to another one goes to the
/// recent games.
class KlotskiAutosave : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qipan::klotski::KlotskiGame* game MEMBER m_game NOTIFY changed)
    Q_PROPERTY(qipan::shell::GameStore* store MEMBER m_store NOTIFY changed)

public:
    explicit KlotskiAutosave(QObject* parent = nullptr);

    Q_INVOKABLE bool openRecent(const QString& id);

public slots:
    /// Goes on with the game that ran when the program ended, or begins 横刀立马, and keeps the game from now on.
    /// Call it once, when game and store are set. What is wrong with an old game is the store's `message`.
    void start();

signals:
    void changed();

private:
    bool take(const QJsonObject& record);
    void begin();
    void retire();
    void keep();
    void leave();
    shell::GameStore::Make makeRecord() const;

    QPointer<KlotskiGame> m_game;
    QPointer<shell::GameStore> m_store;
    QTimer m_soon;  ///< at the end of this turn of the event loop
    bool m_taking = false;
};

}  // namespace qipan::klotski
