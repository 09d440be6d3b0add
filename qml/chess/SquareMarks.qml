// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! What is drawn on a square beneath the man: a dot or a ring where one may go, the last move, a check.
    The last move can be read without colour: a thin frame where it came from, four corners where it went. */
Item {
    id: root
    required property bool target
    required property bool capture
    required property bool lastFrom
    required property bool lastTo
    required property bool check
    readonly property int line: Math.max(2, Math.round(width / 32))

    Rectangle {
        visible: root.lastFrom
        anchors { fill: parent; margins: root.line }
        color: "transparent"
        border.width: Math.max(1, root.line - 1)
        border.color: Theme.board.lastMoveMark
    }
    Image {
        visible: root.lastTo
        anchors.fill: parent
        source: visible ? Qt.resolvedUrl("images/corners.svg") : ""
        sourceSize.width: width
    }
    Image {
        visible: root.check
        anchors.fill: parent
        source: visible ? Qt.resolvedUrl("images/check.svg") : ""
        sourceSize.width: width
    }
    Rectangle {
        visible: root.target
        anchors.centerIn: parent
        width: Math.round(root.width * 0.3)
        height: width
        radius: width / 2
        color: Theme.board.targetMark
        antialiasing: true
    }
    Rectangle {
        visible: root.capture
        anchors.fill: parent
        radius: width / 2
        color: "transparent"
        border.width: Math.round(root.width * 0.085)
        border.color: Theme.board.targetMark
        antialiasing: true
    }
}
