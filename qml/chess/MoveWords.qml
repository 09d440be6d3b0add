// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! A move in the list, and at the right, where there is room, how long it took. */
Item {
    id: root
    required property string text
    required property string time
    required property bool bold
    required property color color

    San {
        id: san
        x: Theme.gap
        height: root.height
        room: root.width - Theme.gap
        text: root.text
        bold: root.bold
        color: root.color
    }
    InkText {
        visible: root.time !== "" && san.width + implicitWidth + 20 <= root.width
        anchors { right: parent.right; rightMargin: Theme.gap; verticalCenter: parent.verticalCenter }
        text: root.time
        color: Theme.softInk
        font.pixelSize: Theme.fontSmall
    }
}
