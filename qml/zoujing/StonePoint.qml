// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! One point of the board: free, or beneath a stone. A stone has its own name; the free point has this one. */
Item {
    id: root
    required property int index
    required property string name
    required property bool blank
    /*! The chosen stone may go here. */
    required property bool target
    required property bool hovered
    required property bool cursor
    /*! The stone that moved last lay here. */
    required property bool vacated
    signal activated

    objectName: "point-" + index
    onCursorChanged: if (cursor) forceActiveFocus(Qt.OtherFocusReason)

    Accessible.role: Accessible.Button
    Accessible.name: target ? qsTr("%1, free, possible move").arg(name) : qsTr("%1, free").arg(name)
    Accessible.ignored: !blank
    Accessible.focusable: blank
    Accessible.focused: activeFocus
    Accessible.onPressAction: root.activated()

    Rectangle {
        objectName: "print"
        visible: root.vacated
        anchors.centerIn: parent
        width: Math.round(parent.width * 0.92)
        height: Math.round(parent.width * 0.86)
        radius: height / 2
        antialiasing: true
        color: "transparent"
        border.width: Math.max(2, Math.round(width / 44))
        border.color: "#66684A22"
    }
    Rectangle {
        objectName: "target"
        visible: root.target
        anchors.centerIn: parent
        width: Math.round(parent.width * (root.hovered ? 1 : 0.5))
        height: width
        radius: width / 2
        antialiasing: true
        color: "#803F5B2B"
    }
    PebbleRing {
        visible: root.cursor
        cursor: true
    }
}
