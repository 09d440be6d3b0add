// SPDX-License-Identifier: MIT
#include "move_list_model.h"

#include "follow_game.h"

#include <algorithm>

namespace qipan::app {

MoveListModel::MoveListModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

ChessGame* MoveListModel::game() const
{
    return m_game;
}

void MoveListModel::setGame(ChessGame* game)
{
    if (!followGame(this, m_game, game))
        return;
    if (m_game) {
        connect(m_game, &ChessGame::lineChanged, this, &MoveListModel::replaceFrom);
        connect(m_game, &ChessGame::gameReplaced, this, &MoveListModel::reset);
        connect(m_game, &ChessGame::plyChanged, this, &MoveListModel::updateCurrentRow);
    }
    emit gameChanged();
    reset();
}

int MoveListModel::currentRow() const
{
    return m_currentRow;
}

int MoveListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_plies == 0 ? 0 : rowOfPly(m_plies) + 1;
}

QVariant MoveListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid) || !m_game)
        return {};
    const int whitePly = 2 * index.row() + 1 - m_firstTurn;
    const int blackPly = whitePly + 1;
    const auto san = [this](int ply) { return ply >= 1 && ply <= m_plies ? m_game->sanAt(ply) : QString(); };
    switch (role) {
    case NumberRole:
        return m_game->firstMoveNumber() + index.row();
    case WhiteRole:
        return whitePly >= 1 ? san(whitePly) : QStringLiteral("…");
    case BlackRole:
        return san(blackPly);
    case WhitePlyRole:
        return whitePly >= 1 ? whitePly : -1;
    case BlackPlyRole:
        return blackPly <= m_plies ? blackPly : -1;
    case WhiteSpentRole:
        return m_game->moveTime(whitePly);
    case BlackSpentRole:
        return m_game->moveTime(blackPly);
    default:
        return {};
    }
}

QHash<int, QByteArray> MoveListModel::roleNames() const
{
    return {{NumberRole, "number"},
            {WhiteRole, "white"},
            {BlackRole, "black"},
            {WhitePlyRole, "whitePly"},
            {BlackPlyRole, "blackPly"},
            {WhiteSpentRole, "whiteSpent"},
            {BlackSpentRole, "blackSpent"}};
}

void MoveListModel::reset()
{
    beginResetModel();
    m_plies = m_game ? m_game->plyCount() : 0;
    m_firstTurn = m_game ? m_game->firstTurn() : 0;
    endResetModel();
    updateCurrentRow();
    emit replaced();
}

void MoveListModel::replaceFrom(int keptPlies)
{
    const int plies = m_game->plyCount();
    const int rowsBefore = rowCount();
    const int rowsNow = plies == 0 ? 0 : rowOfPly(plies) + 1;
    if (rowsNow > rowsBefore) {
        beginInsertRows({}, rowsBefore, rowsNow - 1);
        m_plies = plies;
        endInsertRows();
    } else if (rowsNow < rowsBefore) {
        beginRemoveRows({}, rowsNow, rowsBefore - 1);
        m_plies = plies;
        endRemoveRows();
    }
    m_plies = plies;
    const int firstChanged = rowOfPly(keptPlies + 1);
    const int lastChanged = std::min(rowsBefore, rowsNow) - 1;
    if (firstChanged <= lastChanged)
        emit dataChanged(index(firstChanged), index(lastChanged));
    updateCurrentRow();
}

void MoveListModel::updateCurrentRow()
{
    const int row = m_game && m_game->ply() > 0 && m_game->ply() <= m_plies ? rowOfPly(m_game->ply()) : -1;
    if (std::exchange(m_currentRow, row) != row)
        emit currentRowChanged();
}

int MoveListModel::rowOfPly(int ply) const
{
    return (ply - 1 + m_firstTurn) / 2;
}

}  // namespace qipan::app
