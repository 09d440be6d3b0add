// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Qipan

/*! Parts the groups of a menu. */
T.MenuSeparator {
    id: root
    implicitWidth: 276
    implicitHeight: 9
    contentItem: Item {
        Rectangle {
            width: parent.width
            y: 4
            height: 1
            color: Theme.hairline
        }
    }
}
