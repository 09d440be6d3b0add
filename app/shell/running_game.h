// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonObject>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include "game_store.h"

namespace qipan::shell {

/// Keeps a room's running game in the store, from one start of the program to the next. What all rooms do alike is here;
/// a room's own class knows its game and its record.
class RunningGame : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(qipan::shell::GameStore* store MEMBER m_store NOTIFY changed)

public:
    explicit RunningGame(QObject* parent = nullptr);

    /// The recent game of that id goes on. Returns false if it cannot: why is the store's `message`.
    Q_INVOKABLE bool openRecent(const QString& id);

public slots:
    /// Goes on with the game that ran when the program ended, if there is one, and keeps the game from now on.
    /// Call it once, when all properties are set. What is wrong with an old game is the store's `message`.
    void start();

signals:
    void changed();

protected:
    /// The game and all else that the room needs is set.
    virtual bool isReady() const = 0;
    /// The game on the board is worth a place among the recent ones.
    virtual bool isPlayed() const = 0;
    /// The game on the board would be none to open on.
    virtual bool isFinished() const = 0;
    /// Puts the record's game on the board; or returns false, and why is then a part of a sentence, translated.
    virtual bool restore(const QJsonObject& record, QString* why) = 0;
    /// There is no game to go on with. By default the board stays as it is.
    virtual void begin();
    /// Connects what happens in the game with retire() and keepSoon().
    virtual void follow() = 0;
    virtual GameStore::Make makeRecord() const = 0;
    /// The program ends on a finished game. By default that goes to the recent games.
    virtual void leaveFinished();

    bool isStarted() const;
    /// At the end of this turn of the event loop.
    void keepSoon();
    void keep();
    /// The game on the board gives way to another one.
    void retire();

private:
    bool take(const QJsonObject& record);
    void leave();

    QPointer<GameStore> m_store;
    QTimer m_soon;
    bool m_started = false;
    bool m_taking = false;
};

}  // namespace qipan::shell
