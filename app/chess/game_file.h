// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractListModel>
#include <QFutureWatcher>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include "chess_game.h"
#include "game_list_model.h"
#include "game_reading.h"

namespace qipan::app {

/// Opens PGN files and pasted PGN text. Reading runs in a thread of its own, so the window never stands still.
class GameFile : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qipan::app::ChessGame* game READ game WRITE setGame NOTIFY gameChanged)
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged)
    /// How much is read, 0 to 1.
    Q_PROPERTY(qreal progress READ progress NOTIFY progressChanged)
    /// The file holds several games, and choose() has not been called yet.
    Q_PROPERTY(bool choosing READ isChoosing NOTIFY choosingChanged)
    Q_PROPERTY(QAbstractListModel* games READ games CONSTANT)
    /// What the first warning says, without its line and column.
    Q_PROPERTY(QString firstWarning READ firstWarning NOTIFY warningsChanged)
    Q_PROPERTY(int warningCount READ warningCount NOTIFY warningsChanged)
    /// About the game that was taken over last, until another one takes its place.
    /// The first 200: "line 12, column 5: ...".
    Q_PROPERTY(QStringList warnings READ warnings NOTIFY warningsChanged)
    /// What happened, translated.
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)

public:
    explicit GameFile(QObject* parent = nullptr);
    ~GameFile() override;

    ChessGame* game() const;
    void setGame(ChessGame* game);
    bool isBusy() const;
    qreal progress() const;
    bool isChoosing() const;
    QAbstractListModel* games();
    QString firstWarning() const;
    int warningCount() const;
    QStringList warnings() const;
    QString message() const;

public slots:
    void open(const QUrl& url);
    void openPath(const QString& path);
    void openText(const QString& text);
    /// Gives up reading, or choosing; the current game stays.
    void cancel();
    void choose(int index);

signals:
    void gameChanged();
    void busyChanged();
    void progressChanged();
    void choosingChanged();
    void warningsChanged();
    void messageChanged();
    /// The game is in `game`.
    void opened();
    void failed(const QString& message);
    /// Neither of the two comes: cancel() was called, or something else is read now.
    void abandoned();

private:
    using Job = std::function<std::optional<GameReading>(const ReadProgress&)>;

    void abandon();
    void start(const QString& path, Job job);
    void finish();
    void take(GameReading reading);
    void fail(const QString& why);
    void forgetList();
    void setBusy(bool busy);
    void setProgress(qreal progress);
    void setChoosing(bool choosing);
    void setWarnings(WarningList warnings);
    void setMessage(const QString& message);

    QPointer<ChessGame> m_game;
    GameListModel m_games;
    QFutureWatcher<GameReading> m_watcher;
    QString m_path;  ///< of the file that is read or listed; empty for pasted text
    PgnText m_text;  ///< of the listed games
    std::vector<pgn::GameEntry> m_entries;
    WarningList m_warnings;
    QString m_message;
    qreal m_progress = 0;
    bool m_busy = false;
    bool m_choosing = false;
};

}  // namespace qipan::app
