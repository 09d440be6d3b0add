// SPDX-License-Identifier: MIT
#include "game_list_model.h"

#include <utility>

namespace qipan::app {

namespace {

/// As PGN writes a name that nobody knows.
QString nameOf(const QString& player)
{
    return player.isEmpty() ? QStringLiteral("?") : player;
}

}  // namespace

GameListModel::GameListModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

void GameListModel::setGames(std::vector<GameSummary> games)
{
    if (games.empty() && m_games.empty())
        return;
    beginResetModel();
    m_games = std::move(games);
    m_lines.clear();
    endResetModel();
}

QVariantList GameListModel::rowsWith(const QString& words) const
{
    const QString wanted = words.trimmed().toLower();
    if (!wanted.isEmpty() && m_lines.isEmpty()) {
        for (const GameSummary& game : m_games) {
            const QStringList parts{titleOf(game), game.result, game.event, game.date};
            m_lines << parts.join(QLatin1Char(' ')).toLower();
        }
    }
    QVariantList rows;
    for (int row = 0; row < rowCount(); ++row) {
        if (wanted.isEmpty() || m_lines.at(row).contains(wanted))
            rows << row;
    }
    return rows;
}

QString GameListModel::titleOf(const GameSummary& game)
{
    //: A game by its players: %1 White, %2 Black
    return tr("%1 – %2").arg(nameOf(game.white), nameOf(game.black));
}

int GameListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_games.size());
}

QVariant GameListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const GameSummary& game = m_games[static_cast<size_t>(index.row())];
    switch (role) {
    case IndexRole:
        return index.row();
    case TitleRole:
        return titleOf(game);
    case ResultRole:
        return game.result;
    case EventRole:
        return game.event;
    case DateRole:
        return game.date;
    case MovesRole:
        return game.moves;
    default:
        return {};
    }
}

QHash<int, QByteArray> GameListModel::roleNames() const
{
    // "index" would hide the row number that QML gives to each delegate; it has the same value.
    return {{IndexRole, "gameIndex"}, {TitleRole, "title"}, {ResultRole, "result"},
            {EventRole, "event"},     {DateRole, "date"},   {MovesRole, "moves"}};
}

}  // namespace qipan::app
