// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! A command at the left, its key at the right. */
Item {
    id: root
    required property string text
    required property string keys

    InkText {
        anchors { left: parent.left; right: shortcut.left; rightMargin: Theme.gap; verticalCenter: parent.verticalCenter }
        text: root.text
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
