// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Qipan

/*! One game in the list of a file's games. */
T.AbstractButton {
    id: root
    required property int number
    required property string title
    required property string result
    required property string event
    required property string date
    required property int moves
    required property bool current

    function joined(parts: var, between: string): string {
        return parts.filter(part => part !== "").join(between);
    }

    implicitHeight: 56
    focusPolicy: Qt.NoFocus
    hoverEnabled: true
    text: title
    Accessible.role: Accessible.Button
    Accessible.name: joined([number, title, result, event, date], ", ")

    background: Rectangle {
        radius: Theme.buttonRadius
        color: root.current ? Theme.hairline : root.hovered ? Theme.hover : Qt.alpha(Theme.hover, 0)
    }
    Item {
        anchors.fill: parent
        InkText {
            id: figure
            width: 48
            height: parent.height
            rightPadding: 12
            text: root.number
            color: Theme.softInk
            horizontalAlignment: Text.AlignRight
        }
        InkText {
            anchors { left: figure.right; right: score.left; rightMargin: Theme.gap }
            y: 8
            height: 20
            text: root.title
            font.bold: true
        }
        InkText {
            anchors { left: figure.right; right: parent.right; rightMargin: Theme.gap }
            y: 30
            height: 18
            text: root.joined([root.event, root.date, root.moves >= 0 ? qsTr("Moves: %1").arg(root.moves) : ""], "  ·  ")
            font.pixelSize: Theme.fontSmall
            color: Theme.softInk
        }
        InkText {
            id: score
            anchors { right: parent.right; rightMargin: Theme.gap }
            y: 8
            height: 20
            text: root.result
        }
    }
}
