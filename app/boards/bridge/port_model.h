// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include "port_list.h"

namespace qipan::boards {

/// The serial ports of this computer, those that may be boards first.
class PortModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a BoardLink.")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role { PathRole = Qt::UserRole + 1, DescriptionRole };
    Q_ENUM(Role)

    explicit PortModel(QObject* parent = nullptr);

    void setPorts(const QList<PortDescription>& ports);
    const QList<PortDescription>& ports() const;
    int count() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void countChanged();

private:
    QList<PortDescription> m_ports;
};

}  // namespace qipan::boards
