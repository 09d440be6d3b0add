// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractItemModel>
#include <QtQml/qqml.h>

namespace qipan::shell {

/// Names the base of all item models among the types of Qipan.Shell: Qt 6.4 describes it in no module that comes with
/// QtQuick, and without it qmllint knows none of the models, here or in the rooms.
struct ItemModel {
    Q_GADGET
    QML_FOREIGN(QAbstractItemModel)
    QML_ANONYMOUS
};

}  // namespace qipan::shell
