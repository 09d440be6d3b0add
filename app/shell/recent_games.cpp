// SPDX-License-Identifier: MIT
#include "recent_games.h"

#include <QDir>
#include <QPromise>
#include <QThreadPool>

#include <memory>
#include <utility>

namespace qipan::shell {

RecentGames::RecentGames(QObject* parent)
    : QAbstractListModel(parent)
{
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] {
        if (m_watcher.future().resultCount() > 0)
            take(m_watcher.future().takeResult());
    });
}

GameStore* RecentGames::store() const
{
    return m_store;
}

void RecentGames::setStore(GameStore* store)
{
    if (m_store == store)
        return;
    if (m_store)
        m_store->disconnect(this);
    m_store = store;
    if (store) {
        connect(store, &GameStore::recentChanged, this, &RecentGames::follow);
        connect(store, &GameStore::gameChanged, this, &RecentGames::startAgain);
        connect(store, &GameStore::folderChanged, this, &RecentGames::startAgain);
        connect(store, &QObject::destroyed, this, &RecentGames::startAgain);
    }
    emit storeChanged();
    startAgain();
}

void RecentGames::load()
{
    m_wanted = true;
    if (m_busy)
        m_outdated = true;
    else
        read();
}

/// The folder has changed.
void RecentGames::follow()
{
    if (m_wanted)
        load();
}

/// Another folder is meant.
void RecentGames::startAgain()
{
    m_watcher.setFuture({});  // what is being read is of no use any more
    m_outdated = false;
    setBusy(false);
    show({});
    setMessage({});
    follow();
}

void RecentGames::read()
{
    if (!m_store)
        return;
    m_outdated = false;
    auto promise = std::make_shared<QPromise<RecentReading>>();
    promise->start();
    m_watcher.setFuture(promise->future());
    setBusy(true);
    QThreadPool::globalInstance()->start(
        [promise, folder = m_store->recentFolder(), game = m_store->game(), known = m_games] {
            promise->addResult(readRecent(folder, game, known));
            promise->finish();
        });
}

void RecentGames::take(const RecentReading& reading)
{
    show(reading.games);
    //: %1 a folder, %2 how many
    const QString unreadable = tr("Files that could not be read, in %1: %2");
    setMessage(reading.unreadable == 0 || !m_store
                   ? QString()
                   : unreadable.arg(QDir::toNativeSeparators(m_store->recentFolder())).arg(reading.unreadable));
    if (m_outdated)
        read();
    else
        setBusy(false);
}

/// Both lists go from new to old, so the rows that are gone and the new ones show side by side.
void RecentGames::show(const QList<RecentSummary>& games)
{
    qsizetype row = 0;
    while (row < m_games.size() || row < games.size()) {
        const int at = static_cast<int>(row);
        if (row == games.size() || (row < m_games.size() && m_games[row].id > games[row].id)) {
            beginRemoveRows({}, at, at);
            m_games.removeAt(row);
            endRemoveRows();
            continue;
        }
        if (row == m_games.size() || m_games[row].id < games[row].id) {
            beginInsertRows({}, at, at);
            m_games.insert(row, games[row]);
            endInsertRows();
        }
        ++row;
    }
}

int RecentGames::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_games.size());
}

QVariant RecentGames::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const RecentSummary& game = m_games[index.row()];
    switch (role) {
    case IdRole:
        return game.id;
    case TitleRole:
        return game.title;
    case ResultRole:
        return game.result;
    case DateRole:
        return game.date;
    case PictureRole:
        return game.picture;
    case LengthRole:
        return game.length;
    default:
        return {};
    }
}

QHash<int, QByteArray> RecentGames::roleNames() const
{
    // A delegate in QML cannot have a property named "id".
    return {{IdRole, "gameId"}, {TitleRole, "title"}, {ResultRole, "result"},
            {DateRole, "date"}, {PictureRole, "picture"}, {LengthRole, "length"}};
}

bool RecentGames::isBusy() const
{
    return m_busy;
}

void RecentGames::setBusy(bool busy)
{
    if (std::exchange(m_busy, busy) != busy)
        emit busyChanged();
}

QString RecentGames::message() const
{
    return m_message;
}

void RecentGames::setMessage(const QString& message)
{
    if (std::exchange(m_message, message) != message)
        emit messageChanged();
}

}  // namespace qipan::shell
