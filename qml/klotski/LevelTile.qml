// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Qipan

/*! One level in the browser: its board, its number and name, how long it is, and whether it was solved. */
T.AbstractButton {
    id: root
    required property string board
    required property string name
    required property int number
    required property int moves
    required property int steps
    required property int difficulty
    required property int bestMoves
    required property bool own
    /*! It is the one on the board. */
    property bool current: false

    focusPolicy: Qt.NoFocus
    hoverEnabled: true
    text: name
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("%1. %2").arg(number).arg(moves >= 0 ? qsTr("%1, %n move(s)", "", moves).arg(name) : name)

    LevelPicture {
        id: picture
        x: 10
        y: 10
        unit: 13
        board: root.board
    }
    Column {
        anchors { left: picture.right; right: parent.right; top: parent.top; margins: 10; leftMargin: 12 }
        spacing: 4
        Item {
            width: parent.width
            height: title.height
            InkText {
                id: title
                width: parent.width - figure.width - 8
                text: root.name
                font.bold: true
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
            }
            InkText {
                id: figure
                objectName: "levelNumber"
                anchors { right: parent.right; baseline: title.baseline }
                text: root.number
                color: Theme.softInk
                font.pixelSize: Theme.fontSmall
            }
        }
        InkText {
            width: parent.width
            //: The length of a level: "81 moves · 116 steps"
            text: root.moves >= 0 ? qsTr("%1 · %2").arg(qsTr("%n move(s)", "", root.moves)).arg(qsTr("%n step(s)", "", root.steps))
                : root.moves === -1 ? qsTr("No solution") : ""
            color: Theme.softInk
            font.pixelSize: Theme.fontSmall
        }
        // Five dots: how hard it is.
        Row {
            spacing: 3
            InkText {
                visible: root.own
                rightPadding: 6
                text: qsTr("Own board")
                color: Theme.softInk
                font.pixelSize: Theme.fontSmall
            }
            Repeater {
                model: root.difficulty >= 0 ? 5 : 0
                Rectangle {
                    required property int index
                    anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                    width: 7
                    height: 7
                    radius: 3.5
                    color: index <= root.difficulty ? Theme.softInk : "transparent"
                    border.width: 1
                    border.color: Theme.softInk
                }
            }
        }
        InkText {
            visible: root.bestMoves >= 0
            width: parent.width
            text: root.bestMoves <= root.moves ? qsTr("Solved, shortest") : qsTr("Solved in %n", "", root.bestMoves)
            font.pixelSize: Theme.fontSmall
            font.bold: true
        }
    }
    background: Rectangle {
        radius: Theme.buttonRadius
        color: root.down ? Theme.pressed : root.hovered ? Theme.hover : Theme.raised
        border.width: root.current ? 2 : 1
        border.color: root.current ? Theme.ink : Theme.hairline
    }
}
