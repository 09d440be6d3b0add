// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! The keys of the Zoujing page. */
KeyTable {
    title: qsTr("Keys")
    rows: [
        ["0 – 4", qsTr("Move the stone on that point: 0 is the centre, 1 top left, 2 top right, 3 bottom right, 4 bottom left")],
        ["Tab", qsTr("Into the board: arrows now move the cursor, Enter or Space picks up and puts down; Tab again, or a press of the mouse, leaves")],
        ["Ctrl+N", qsTr("New game")],
        ["Ctrl+Z", qsTr("Undo")],
        ["Ctrl+Shift+Z, Ctrl+Y", qsTr("Redo")],
        ["← →", qsTr("One move back or forward; the wheel over the board does the same")],
        ["Home End", qsTr("To the start, to the end")],
        ["S", qsTr("Study: what each move is worth")],
        ["Esc", qsTr("Cancel")],
        ["Ctrl+R", qsTr("Recent games")],
        [qsTr("Ctrl+,"), qsTr("Settings")],
        ["F10", qsTr("Menu with all commands")],
        ["F11", qsTr("Full screen")],
        ["F1", qsTr("This list")],
        ["Ctrl+Q", qsTr("Quit")]
    ]
}
