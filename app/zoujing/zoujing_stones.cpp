// SPDX-License-Identifier: MIT
#include "zoujing_stones.h"

#include "zoujing_texts.h"

#include <utility>

namespace qipan::zoujing {

ZoujingStones::ZoujingStones(QObject* parent)
    : QAbstractListModel(parent)
{
}

ZoujingGame* ZoujingStones::game() const
{
    return m_game;
}

void ZoujingStones::setGame(ZoujingGame* game)
{
    if (m_game == game)
        return;
    if (m_game)
        disconnect(m_game, nullptr, this, nullptr);
    beginResetModel();
    m_game = game;
    m_stones.clear();
    for (size_t id = 0; m_game && id < m_game->stonePoints().size(); ++id)
        m_stones.push_back(stoneNow(id));
    endResetModel();
    if (m_game) {
        for (const auto signal : {&ZoujingGame::stonesChanged, &ZoujingGame::turnChanged, &ZoujingGame::legalStonesChanged,
                                  &ZoujingGame::lastToChanged, &ZoujingGame::blackPlayerChanged,
                                  &ZoujingGame::grayPlayerChanged})
            connect(m_game, signal, this, &ZoujingStones::update);
        connect(m_game, &ZoujingGame::retranslated, this, &ZoujingStones::retranslate);
    }
    emit gameChanged();
}

int ZoujingStones::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_stones.size());
}

QVariant ZoujingStones::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Stone& stone = m_stones[static_cast<size_t>(index.row())];
    const int side = index.row() / 2;
    switch (role) {
    case StoneIdRole:
        return index.row();
    case SideRole:
        return side;
    case PointRole:
        return stone.point;
    case LegalRole:
        return stone.legal;
    case LastRole:
        return stone.last;
    case TitleRole:
        return stoneTitle(side, stone.point, stone.legal);
    default:
        return {};
    }
}

QHash<int, QByteArray> ZoujingStones::roleNames() const
{
    return {{StoneIdRole, "stoneId"}, {SideRole, "side"}, {PointRole, "point"},
            {LegalRole, "legal"},     {LastRole, "last"}, {TitleRole, "title"}};
}

ZoujingStones::Stone ZoujingStones::stoneNow(size_t id) const
{
    const int point = m_game->stonePoints()[id];
    return {point, m_game->awaitsHuman() && m_game->legalStones().contains(point), m_game->lastTo() == point};
}

void ZoujingStones::update()
{
    for (size_t id = 0; id < m_stones.size(); ++id) {
        const Stone before = std::exchange(m_stones[id], stoneNow(id));
        const Stone& now = m_stones[id];
        QList<int> roles;
        if (before.point != now.point)
            roles << PointRole;
        if (before.legal != now.legal)
            roles << LegalRole;
        if (!roles.isEmpty())
            roles << TitleRole;
        if (before.last != now.last)
            roles << LastRole;
        const QModelIndex row = index(static_cast<int>(id));
        if (!roles.isEmpty())
            emit dataChanged(row, row, roles);
    }
}

void ZoujingStones::retranslate()
{
    emit dataChanged(index(0), index(rowCount() - 1), {TitleRole});
}

}  // namespace qipan::zoujing
