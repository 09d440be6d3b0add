// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Qipan

/*! A narrow bar that shows only where there is more than fits. */
T.ScrollBar {
    id: root
    implicitWidth: 10
    padding: 2
    policy: T.ScrollBar.AsNeeded
    visible: size < 1
    minimumSize: 0.08

    contentItem: Rectangle {
        implicitWidth: 6
        radius: 3
        color: Theme.softInk
        opacity: root.pressed ? 0.9 : root.hovered ? 0.7 : 0.35
        Behavior on opacity { NumberAnimation { duration: Theme.quick } }
    }
}
