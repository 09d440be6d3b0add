// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Qipan

/*! A line of a menu: the command, and the key that does the same. */
T.MenuItem {
    id: root
    property string keys: ""
    implicitWidth: 276
    implicitHeight: 30
    leftPadding: 10
    rightPadding: 10
    hoverEnabled: true
    Accessible.role: Accessible.MenuItem
    Accessible.name: text

    contentItem: Item {
        InkText {
            anchors { left: parent.left; right: shortcut.left; rightMargin: Theme.gap; verticalCenter: parent.verticalCenter }
            text: root.text
            opacity: root.enabled ? 1 : 0.4
        }
        InkText {
            id: shortcut
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            text: root.keys
            color: Theme.softInk
            font.pixelSize: Theme.fontSmall
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: Theme.buttonRadius
        color: root.highlighted ? Theme.hairline : Qt.alpha(Theme.hover, 0)
    }
}
