// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.App

/*! The commands of chess. */
RoomMenu {
    id: root
    required property ChessGame game
    required property ChessActions actions

    helpCard: "KeyHelp"

    InkMenuItem {
        text: qsTr("New game…")
        keys: "Ctrl+N"
        onTriggered: root.coverWanted("NewGameCard")
    }
    InkMenuItem {
        text: qsTr("Rematch")
        enabled: root.game.plyCount > 0
        onTriggered: root.game.rematch()
    }
    InkMenuItem {
        text: qsTr("Open…")
        keys: "Ctrl+O"
        onTriggered: root.actions.open()
    }
    InkMenuItem {
        text: qsTr("Recent games…")
        keys: "Ctrl+R"
        onTriggered: root.coverWanted("RecentList")
    }
    InkMenuItem {
        objectName: "menuSave"
        text: qsTr("Save")
        keys: "Ctrl+S"
        onTriggered: root.actions.save()
    }
    InkMenuItem {
        text: qsTr("Save as…")
        keys: "Ctrl+Shift+S"
        onTriggered: root.actions.saveAs()
    }
    InkMenuLine {}
    InkMenuItem {
        text: qsTr("Undo")
        keys: "Ctrl+Z"
        enabled: root.game.canUndo
        onTriggered: root.actions.askUndo()
    }
    InkMenuItem {
        text: qsTr("Redo")
        keys: "Ctrl+Shift+Z"
        enabled: root.game.canRedo
        onTriggered: root.game.redo()
    }
    InkMenuItem {
        text: qsTr("Flip the board")
        keys: "F"
        onTriggered: root.actions.flip()
    }
    InkMenuItem {
        objectName: "menuBoard"
        text: qsTr("Real board…")
        keys: "Ctrl+B"
        onTriggered: root.coverWanted("BoardCard")
    }
    InkMenuLine {}
    InkMenuItem {
        text: qsTr("Copy the position")
        keys: "Ctrl+C"
        onTriggered: root.actions.copyFen()
    }
    InkMenuItem {
        text: qsTr("Copy the game")
        keys: "Ctrl+Shift+C"
        onTriggered: root.actions.copyPgn()
    }
    InkMenuItem {
        objectName: "menuCopyPicture"
        text: qsTr("Copy a picture of the board")
        onTriggered: root.actions.copyPicture()
    }
    InkMenuItem {
        text: qsTr("Paste")
        keys: "Ctrl+V"
        onTriggered: root.actions.paste()
    }
    InkMenuItem {
        text: qsTr("Save a picture (PNG or SVG)…")
        onTriggered: root.actions.askExport(FileDialogs.Picture)
    }
    InkMenuItem {
        text: qsTr("Save the score sheet (PDF)…")
        enabled: root.game.plyCount > 0
        onTriggered: root.actions.askExport(FileDialogs.ScoreSheet)
    }
}
