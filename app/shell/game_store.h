// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonObject>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <optional>

#include "store_writer.h"

namespace qipan::shell {

class GameSlot;
struct JsonReading;

/// Keeps the running game of one kind on disk, and the games that ran before it.
///
/// A record is {"format": 1, "game": "chess", "id": "...", "summary": {...}, "state": {...}}. The store sets format,
/// game and id itself; summary is {"title", "result", "date" (ISO 8601, UTC), "picture" (what the game
/// draws, chess: a FEN)}: text, and "length": a whole number from 0; state is the game's own.
///
/// <folder>/<game>/current.json is the running game; a second window of the program at the same time has
/// current-2.json, up to current-8.json. <folder>/<game>/recent/<UTC time>-<4 hex>.json are the newest 50 before it.
///
/// At every moment a game is in at least one file, also after a crash or a power failure. No file that cannot be read
/// is ever deleted or overwritten.
class GameStore : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// The name of the room: small letters, digits, "-" and "_"; other values are refused. Set it before all else.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged)
    /// Where the rooms' folders lie.
    Q_PROPERTY(QString folder READ folder WRITE setFolder NOTIFY folderChanged)
    /// What went wrong when a game was read, translated: what happened, where the file is now, and why; or "".
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)
    /// Why the running game is not kept at the moment, translated; or "".
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    /// Gives a record. Runs in the writer's thread: it must hold copies of all that it reads.
    using Make = std::function<QJsonObject()>;

    explicit GameStore(QObject* parent = nullptr);
    /// Finishes first.
    ~GameStore() override;

    QString game() const;
    void setGame(const QString& game);
    QString folder() const;
    void setFolder(const QString& folder);
    QString message() const;
    QString problem() const;

    /// The game that ran when the program ended, or nothing: there was none, or `message` says why not.
    /// Format, game and the types of summary and state are right. Reads in the calling thread; call it once, at start.
    std::optional<QJsonObject> takeCurrent();

    /// The state of the record that takeCurrent() or openRecent() gave is not valid: the file is kept aside, and
    /// `message` says so. why: translated, a part of a sentence, such as "move 12 is not legal".
    void rejectCurrent(const QString& why);

    /// The running game is now so. Returns in microseconds; of several calls in a row the last one is written.
    void keep(Make make);

    /// The running game has ended, or another one begins: its last state goes to the recent games.
    void retire(Make make);

    /// A recent game becomes the running one, and leaves the recent games. running: the last state of the game that
    /// gives way, which is retired; without it (empty) that game is discarded.
    /// Returns nothing when the file cannot be read: `message` says why, and nothing has changed.
    std::optional<QJsonObject> openRecent(const QString& id, Make running);

    /// Where the recent games are; a folder that need not exist.
    QString recentFolder() const;

    /// Waits until all is on disk, or has failed; the destructor does the same.
    void finish();

public slots:
    void removeRecent(const QString& id);

signals:
    void gameChanged();
    void folderChanged();
    void messageChanged();
    void problemChanged();
    /// The files in recentFolder() are others now.
    void recentChanged();

private:
    QString roomFolder() const;
    void leave();
    std::optional<QJsonObject> takeFrom(int number);
    bool isUsable(const QString& path, const JsonReading& reading);
    bool putAside(const QString& path, const QString& why);
    bool mayWrite();
    void write(Make make);
    void giveWay(Make make);
    void moveToRecent();
    void retireLeftovers(int number);
    void tidyRecent();
    void tellFailure(const QString& path, const QString& why);
    void setMessage(const QString& message);
    void setProblem(const QString& problem);

    QString m_game;
    QString m_folder;
    QString m_message;
    QString m_problem;
    QString m_id;  ///< of the running game; empty before it is kept
    std::unique_ptr<GameSlot> m_slot;
    StoreWriter m_writer;  ///< last: it must have finished before the slot is given back
};

}  // namespace qipan::shell
