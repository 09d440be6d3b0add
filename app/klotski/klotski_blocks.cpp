// SPDX-License-Identifier: MIT
#include "klotski_blocks.h"

#include "block_names.h"

#include <QPoint>

#include <utility>

namespace qipan::klotski {

namespace {

QPoint placeOf(int cell)
{
    return {cell % KLOTSKI_COLUMNS, cell / KLOTSKI_COLUMNS};
}

}  // namespace

KlotskiBlocks::KlotskiBlocks(QObject* parent)
    : QAbstractListModel(parent)
{
}

KlotskiGame* KlotskiBlocks::game() const
{
    return m_game;
}

void KlotskiBlocks::setGame(KlotskiGame* game)
{
    if (m_game == game)
        return;
    if (m_game)
        disconnect(m_game, nullptr, this, nullptr);
    m_game = game;
    if (m_game) {
        connect(m_game, &KlotskiGame::replaced, this, &KlotskiBlocks::reset);
        connect(m_game, &KlotskiGame::positionChanged, this, &KlotskiBlocks::update);
        connect(m_game, &KlotskiGame::retranslated, this, &KlotskiBlocks::retranslate);
    }
    emit gameChanged();
    reset();
}

int KlotskiBlocks::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_blocks.size());
}

QVariant KlotskiBlocks::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Block& block = m_blocks[static_cast<size_t>(index.row())];
    const int column = block.cell % KLOTSKI_COLUMNS;
    const int row = block.cell / KLOTSKI_COLUMNS;
    switch (role) {
    case BlockIdRole:
        return index.row();
    case KindRole:
        return block.kind - KLOTSKI_SOLDIER + Soldier;
    case ColumnRole:
        return column;
    case RowRole:
        return row;
    case AcrossRole:
        return cellsAcross(block.kind);
    case DownRole:
        return cellsDown(block.kind);
    case LabelRole:
        return block.label;
    case TitleRole:
        return blockTitle(block.label, block.kind, column, row);
    case MovableRole:
        return block.movable;
    case WayRole:
        return block.way;
    default:
        return {};
    }
}

QHash<int, QByteArray> KlotskiBlocks::roleNames() const
{
    return {{BlockIdRole, "blockId"}, {KindRole, "kind"},     {ColumnRole, "column"},
            {RowRole, "row"},         {AcrossRole, "across"}, {DownRole, "down"},
            {LabelRole, "label"},     {TitleRole, "title"},   {MovableRole, "movable"},
            {WayRole, "way"}};
}

void KlotskiBlocks::reset()
{
    beginResetModel();
    m_blocks.clear();
    if (m_game) {
        const KlotskiLine& line = m_game->line();
        std::vector<klotski_kind_t> kinds;
        for (int block = 0; block < line.blockCount(); ++block)
            kinds.push_back(line.kind(block));
        const QStringList labels = blockLabels(kinds);
        for (int block = 0; block < line.blockCount(); ++block)
            m_blocks.push_back({line.kind(block), labels[block], line.cell(block), line.targets(block) != 0,
                                {placeOf(line.cell(block))}});
    }
    endResetModel();
}

void KlotskiBlocks::update()
{
    const KlotskiLine& line = m_game->line();
    int changed = 0;
    for (int row = 0; row < rowCount(); ++row)
        changed += m_blocks[static_cast<size_t>(row)].cell != line.cell(row) ? 1 : 0;
    for (int row = 0; row < rowCount(); ++row) {
        Block& block = m_blocks[static_cast<size_t>(row)];
        const int cell = line.cell(row);
        const int old = std::exchange(block.cell, cell);
        QList<int> roles;
        if (old % KLOTSKI_COLUMNS != cell % KLOTSKI_COLUMNS)
            roles << ColumnRole;
        if (old / KLOTSKI_COLUMNS != cell / KLOTSKI_COLUMNS)
            roles << RowRole;
        if (old != cell) {
            block.way = changed == 1 ? wayBetween(old, cell) : QVariantList{placeOf(cell)};
            roles << TitleRole << WayRole;
        }
        const bool movable = line.targets(row) != 0;
        if (std::exchange(block.movable, movable) != movable)
            roles << MovableRole;
        if (!roles.isEmpty())
            emit dataChanged(index(row), index(row), roles);
    }
}

/// The block stands on cell and came from old; what was free for it then is free for it now.
QVariantList KlotskiBlocks::wayBetween(int old, int cell) const
{
    klotski_cell_t cells[KLOTSKI_WAY_CAPACITY];
    const int steps = klotski_way(&m_game->line().layout(), static_cast<klotski_cell_t>(cell),
                                  static_cast<klotski_cell_t>(old), cells);
    QVariantList way{placeOf(cell)};
    for (int step = 0; step < steps; ++step)
        way.prepend(placeOf(cells[step]));
    return way;
}

void KlotskiBlocks::retranslate()
{
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1), {TitleRole});
}

}  // namespace qipan::klotski
