// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! The keys of the chess page. */
KeyTable {
    title: qsTr("Keys")
    rows: [
        ["Ctrl+N", qsTr("New game")],
        ["Ctrl+O", qsTr("Open a PGN file")],
        ["Ctrl+S", qsTr("Save")],
        ["Ctrl+Shift+S", qsTr("Save under another name")],
        ["Ctrl+Z", qsTr("Undo")],
        ["Ctrl+Shift+Z, Ctrl+Y", qsTr("Redo")],
        ["← →", qsTr("One ply back or forward; the wheel over the board does the same")],
        ["Home End", qsTr("To the start, to the end")],
        ["F, Ctrl+F", qsTr("Flip the board")],
        ["Ctrl+C", qsTr("Copy the position as FEN")],
        ["Ctrl+Shift+C", qsTr("Copy the game as PGN")],
        ["Ctrl+V", qsTr("Paste a position or a game")],
        ["Tab", qsTr("Into the board: arrows now move the cursor, Enter or Space picks up and puts down; Tab again, or a press of the mouse, leaves")],
        ["Nf3, e2e4, O-O", qsTr("Type a move, then Enter")],
        ["Q N R B", qsTr("Choose the piece for a promotion; arrows and Enter do too")],
        [qsTr("Right button"), qsTr("Draw arrows and circles on the board: green, with Shift red, with Alt blue, with both yellow")],
        ["Esc", qsTr("Cancel")],
        ["Ctrl+R", qsTr("Recent games")],
        ["Ctrl+B", qsTr("Real board")],
        [qsTr("Ctrl+,"), qsTr("Settings")],
        ["F10", qsTr("Menu with all commands")],
        ["F11", qsTr("Full screen")],
        ["F1", qsTr("This list")],
        ["Ctrl+Q", qsTr("Quit")]
    ]
}
