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

    contentItem: MenuWords {
        text: root.text
        keys: root.keys
        opacity: root.enabled ? 1 : 0.4
    }
    background: Rectangle {
        radius: Theme.buttonRadius
        color: root.highlighted ? Theme.hairline : Qt.alpha(Theme.hover, 0)
    }
}
