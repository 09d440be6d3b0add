// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! A small sign at a stone: what its move is worth, or that it cannot move. A sign for something bad is dark. */
Rectangle {
    id: root
    required property string text
    required property int size
    readonly property bool bad: text === "−" || text === "×"

    visible: text !== ""
    x: parent ? Math.round(parent.width - size * 0.72) : 0
    y: -Math.round(size * 0.28)
    width: size
    height: size
    radius: size / 2
    antialiasing: true
    color: bad ? "#26231F" : "#FFFDF8"
    border.width: Math.max(1, Math.round(size / 18))
    border.color: bad ? "#FFFDF8" : "#26231F"
    InkText {
        anchors.centerIn: parent
        text: root.text
        color: root.bad ? "#FFFDF8" : "#26231F"
        font.pixelSize: Math.round(root.size * 0.72)
        font.bold: true
        Accessible.ignored: true
    }
}
