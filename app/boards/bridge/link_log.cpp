// SPDX-License-Identifier: MIT
#include "link_log.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTime>

namespace qipan::boards {

namespace {

/// A line of a flood or of another device's noise; the log is for reading.
constexpr qsizetype kLongest = 200;

}  // namespace

LinkLog::LinkLog(QObject* parent)
    : QAbstractListModel(parent)
{
}

void LinkLog::add(bool fromBoard, const QString& text)
{
    if (count() == kLines) {
        beginRemoveRows({}, 0, 0);
        m_lines.pop_front();
        endRemoveRows();
    }
    const int row = count();
    beginInsertRows({}, row, row);
    const QString shown = text.size() > kLongest ? text.left(kLongest) + QChar(0x2026) : text;
    m_lines.push_back({QTime::currentTime().toString(QStringLiteral("HH:mm:ss.zzz")), fromBoard, shown});
    endInsertRows();
    emit countChanged();
}

void LinkLog::clear()
{
    if (m_lines.empty())
        return;
    beginResetModel();
    m_lines.clear();
    endResetModel();
    emit countChanged();
}

void LinkLog::copy() const
{
    QGuiApplication::clipboard()->setText(text());
}

int LinkLog::count() const
{
    return static_cast<int>(m_lines.size());
}

QString LinkLog::text() const
{
    QString all;
    for (const Line& line : m_lines)
        all += line.time + (line.fromBoard ? QStringLiteral(" < ") : QStringLiteral(" > ")) + line.text + QLatin1Char('\n');
    return all;
}

int LinkLog::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant LinkLog::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Line& line = m_lines[static_cast<size_t>(index.row())];
    switch (role) {
    case TextRole:
    case Qt::DisplayRole:
        return line.text;
    case FromBoardRole:
        return line.fromBoard;
    case TimeRole:
        return line.time;
    default:
        return {};
    }
}

QHash<int, QByteArray> LinkLog::roleNames() const
{
    return {{TextRole, "line"}, {FromBoardRole, "fromBoard"}, {TimeRole, "time"}};
}

}  // namespace qipan::boards
