// SPDX-License-Identifier: MIT
#include "board_marks.h"

#include "follow_game.h"

namespace qipan::app {

BoardMarks::BoardMarks(QObject* parent)
    : QAbstractListModel(parent)
{
}

ChessGame* BoardMarks::game() const
{
    return m_game;
}

void BoardMarks::setGame(ChessGame* game)
{
    if (!followGame(this, m_game, game))
        return;
    if (m_game)
        connect(m_game, &ChessGame::positionChanged, this, &BoardMarks::clear);
    clear();
    emit gameChanged();
}

int BoardMarks::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_marks.size());
}

QVariant BoardMarks::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Mark& mark = m_marks.at(index.row());
    switch (role) {
    case FromRole:
        return mark.from;
    case ToRole:
        return mark.to;
    case ColorRole:
        return mark.color;
    default:
        return {};
    }
}

QHash<int, QByteArray> BoardMarks::roleNames() const
{
    return {{FromRole, "from"}, {ToRole, "to"}, {ColorRole, "color"}};
}

void BoardMarks::begin(int square, int modifiers)
{
    if (m_drawing || square < 0 || square > 63)
        return;
    const bool shift = modifiers & Qt::ShiftModifier;
    const bool alt = modifiers & Qt::AltModifier;
    const int row = rowCount();
    beginInsertRows({}, row, row);
    m_marks.append({square, square, shift && alt ? Yellow : alt ? Blue : shift ? Red : Green});
    endInsertRows();
    m_drawing = true;
    emit countChanged();
}

void BoardMarks::stretch(int square)
{
    if (!m_drawing || square < 0 || square > 63 || m_marks.last().to == square)
        return;
    m_marks.last().to = square;
    const QModelIndex changed = index(rowCount() - 1);
    emit dataChanged(changed, changed, {ToRole});
}

void BoardMarks::finish()
{
    if (!m_drawing)
        return;
    m_drawing = false;
    const Mark drawn = m_marks.last();
    for (int row = 0; row < rowCount() - 1; ++row) {
        const Mark older = m_marks.at(row);
        if (older.from != drawn.from || older.to != drawn.to)
            continue;
        if (older.color == drawn.color)
            removeRow(rowCount() - 1);
        removeRow(row);
        return;
    }
}

void BoardMarks::cancel()
{
    if (m_drawing)
        removeRow(rowCount() - 1);
    m_drawing = false;
}

void BoardMarks::clear()
{
    m_drawing = false;
    if (m_marks.isEmpty())
        return;
    beginResetModel();
    m_marks.clear();
    endResetModel();
    emit countChanged();
}

void BoardMarks::removeRow(int row)
{
    beginRemoveRows({}, row, row);
    m_marks.removeAt(row);
    endRemoveRows();
    emit countChanged();
}

}  // namespace qipan::app
