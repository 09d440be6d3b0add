// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Qipan

/*! The list of keys. */
Overlay {
    id: root
    title: qsTr("Keys")
    cardWidth: 560
    cardHeight: table.implicitHeight + 88

    readonly property var rows: [
        ["0 – 4", qsTr("Move the stone on that point: 0 is the centre, 1 top left, 2 top right, 3 bottom right, 4 bottom left")],
        ["Tab", qsTr("Into the board: arrows now move the cursor, Enter or Space picks up and puts down; Tab again, or a press of the mouse, leaves")],
        ["Ctrl+N", qsTr("New game")],
        ["Ctrl+Z", qsTr("Undo")],
        ["Ctrl+Shift+Z", qsTr("Redo")],
        ["← →", qsTr("One move back or forward; the wheel over the board does the same")],
        ["Home End", qsTr("To the start, to the end")],
        ["S", qsTr("Study: what each move is worth")],
        ["Esc", qsTr("Cancel")],
        [qsTr("Ctrl+,"), qsTr("Settings")],
        ["F11", qsTr("Full screen")],
        ["F1", qsTr("This list")],
        ["Ctrl+Q", qsTr("Quit")]
    ]

    CardFlick {
        id: flick
        anchors.fill: parent
        focus: true
        contentHeight: table.height
        Column {
            id: table
            width: flick.width - 16
            Repeater {
                model: root.rows
                Item {
                    id: row
                    required property var modelData
                    width: table.width
                    height: Math.max(32, meaning.implicitHeight + 12)
                    InkText {
                        id: keyName
                        width: 128
                        height: 32
                        text: row.modelData[0]
                        font.bold: true
                    }
                    InkText {
                        id: meaning
                        x: 136
                        y: Math.round((32 - keyName.implicitHeight) / 2)
                        width: row.width - x
                        text: row.modelData[1]
                        wrapMode: Text.Wrap
                    }
                }
            }
        }
    }
}
