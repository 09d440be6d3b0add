// SPDX-License-Identifier: MIT
#include "port_model.h"

#include <algorithm>

namespace qipan::boards {

PortModel::PortModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

void PortModel::setPorts(const QList<PortDescription>& ports)
{
    const auto same = [](const PortDescription& a, const PortDescription& b) {
        return a.path == b.path && a.description == b.description && a.likely == b.likely;
    };
    if (std::equal(ports.begin(), ports.end(), m_ports.begin(), m_ports.end(), same))
        return;
    beginResetModel();
    m_ports = ports;
    endResetModel();
    emit countChanged();
}

const QList<PortDescription>& PortModel::ports() const
{
    return m_ports;
}

int PortModel::count() const
{
    return static_cast<int>(m_ports.size());
}

int PortModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant PortModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PortDescription& port = m_ports[index.row()];
    switch (role) {
    case PathRole:
    case Qt::DisplayRole:
        return port.path;
    case DescriptionRole:
        return port.description;
    default:
        return {};
    }
}

QHash<int, QByteArray> PortModel::roleNames() const
{
    return {{PathRole, "path"}, {DescriptionRole, "description"}};
}

}  // namespace qipan::boards
