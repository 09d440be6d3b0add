// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! The rules of the puzzle, and the keys of its page. */
KeyTable {
    title: qsTr("Klotski")
    lead: qsTr("Bring Cao Cao, the largest block, to the exit at the foot of the board. Blocks slide into blank cells; they are never lifted or turned. A move is one block any way in one go; a step is one cell.")
    rows: [
        [qsTr("Drag"), qsTr("Move a block as far as it can go, round corners too; a flick sends it on")],
        [qsTr("Wheel"), qsTr("Step back and forward through what was played")],
        ["Tab", qsTr("Into the board: arrows move the cursor, Enter or Space picks the block, arrows push it, Esc lets go")],
        ["Ctrl+Z, Backspace", qsTr("Undo")],
        ["Ctrl+Shift+Z, Ctrl+Y", qsTr("Redo")],
        ["← →", qsTr("One move back or forward")],
        ["Home End", qsTr("To the start, to the end")],
        ["H", qsTr("Hint: the next move of a shortest solution; once more plays it")],
        ["S", qsTr("Solve from here, or pause")],
        ["R", qsTr("Restart")],
        ["L, Ctrl+O, Ctrl+N", qsTr("Levels")],
        ["N", qsTr("Next level")],
        ["Esc", qsTr("Cancel")],
        ["Ctrl+R", qsTr("Recent games")],
        ["Ctrl+C", qsTr("Copy the board as text")],
        ["Ctrl+V", qsTr("Paste a board: 20 letters, C H V S and full stops")],
        [qsTr("Ctrl+,"), qsTr("Settings")],
        ["F10", qsTr("Menu with all commands")],
        ["F11", qsTr("Full screen")],
        ["F1", qsTr("This list")],
        ["Ctrl+Q", qsTr("Quit")]
    ]
}
