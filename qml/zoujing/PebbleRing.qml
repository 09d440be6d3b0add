// SPDX-License-Identifier: MIT
import QtQuick

/*! A ring in the sand around a stone or a point; drawn twice, dark and light, it is seen on both kinds of stones. */
Rectangle {
    id: root
    property bool strong: false
    property bool cursor: false
    readonly property int line: Math.max(cursor || strong ? 3 : 2, Math.round(width / (cursor || strong ? 40 : 60)))

    anchors.centerIn: parent
    width: parent ? Math.round(parent.width * (cursor ? 1.3 : 1.16)) : 0
    height: width
    radius: width / 2
    antialiasing: true
    color: strong ? "#4D3C5A2A" : "transparent"
    border.width: line
    border.color: cursor ? "#26231F" : strong ? "#FF3F5B2B" : "#D96B4E2A"

    Rectangle {
        anchors { fill: parent; margins: root.line }
        radius: width / 2
        antialiasing: true
        color: "transparent"
        border.width: Math.max(1, root.line - 1)
        border.color: root.cursor ? "#FFFFFF" : "#99FFF7E2"
    }
}
