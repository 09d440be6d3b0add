// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractListModel>
#include <QFutureWatcher>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include "game_store.h"
#include "recent_summary.h"

namespace qipan::shell {

/// The games that ran before, newest first. Files are read in a thread, from the first load() on; then the list follows
/// what the store does.
class RecentGames : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qipan::shell::GameStore* store READ store WRITE setStore NOTIFY storeChanged)
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged)
    /// How many files could not be read, translated; or "". They stay where they are.
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)

public:
    /// In QML: gameId, title, result (text), date (Date), picture (text), length (whole number).
    enum Role { IdRole = Qt::UserRole + 1, TitleRole, ResultRole, DateRole, PictureRole, LengthRole };
    Q_ENUM(Role)

    explicit RecentGames(QObject* parent = nullptr);

    GameStore* store() const;
    void setStore(GameStore* store);
    bool isBusy() const;
    QString message() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

public slots:
    /// Reads what is new in the store's folder; busy while it does.
    void load();

signals:
    void storeChanged();
    void busyChanged();
    void messageChanged();

private:
    void read();
    void follow();
    void startAgain();
    void take(const RecentReading& reading);
    void show(const QList<RecentSummary>& games);
    void setBusy(bool busy);
    void setMessage(const QString& message);

    QPointer<GameStore> m_store;
    QList<RecentSummary> m_games;
    QFutureWatcher<RecentReading> m_watcher;
    QString m_message;
    bool m_wanted = false;    ///< load() was called
    bool m_outdated = false;  ///< the folder has changed while it is being read
    bool m_busy = false;
};

}  // namespace qipan::shell
