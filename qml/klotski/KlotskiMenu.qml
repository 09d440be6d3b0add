// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.Klotski

/*! The commands of Klotski. */
RoomMenu {
    id: root
    required property KlotskiGame game
    required property KlotskiGuide guide
    signal nextWanted
    signal dailyWanted
    signal copyWanted
    signal pasteWanted

    helpCard: "KlotskiHelp"
    helpText: qsTr("Rules and keys")

    InkMenuItem {
        text: qsTr("Levels…")
        keys: "L"
        onTriggered: root.coverWanted("LevelBrowser")
    }
    InkMenuItem {
        text: qsTr("Next level")
        keys: "N"
        onTriggered: root.nextWanted()
    }
    InkMenuItem {
        text: qsTr("Puzzle of the day")
        onTriggered: root.dailyWanted()
    }
    InkMenuItem {
        text: qsTr("Make a board…")
        onTriggered: root.coverWanted("LevelEditor")
    }
    InkMenuItem {
        text: qsTr("Recent games…")
        keys: "Ctrl+R"
        onTriggered: root.coverWanted("RecentList")
    }
    InkMenuLine {}
    InkMenuItem {
        text: qsTr("Undo")
        keys: "Ctrl+Z"
        enabled: root.game.canUndo
        onTriggered: root.game.undo()
    }
    InkMenuItem {
        text: qsTr("Redo")
        keys: "Ctrl+Shift+Z"
        enabled: root.game.canRedo
        onTriggered: root.game.redo()
    }
    InkMenuItem {
        text: qsTr("Restart")
        keys: "R"
        enabled: root.game.canUndo
        onTriggered: root.game.restart()
    }
    InkMenuItem {
        text: qsTr("Hint")
        keys: "H"
        enabled: !root.game.solved && root.guide.distance !== -1
        onTriggered: root.guide.hint()
    }
    InkMenuItem {
        //: Command: play a shortest solution from the position shown
        text: qsTr("Solve from here")
        keys: "S"
        enabled: root.guide.distance > 0
        onTriggered: root.guide.solve()
    }
    InkMenuLine {}
    InkMenuItem {
        text: qsTr("Copy the board")
        keys: "Ctrl+C"
        onTriggered: root.copyWanted()
    }
    InkMenuItem {
        text: qsTr("Paste a board")
        keys: "Ctrl+V"
        onTriggered: root.pasteWanted()
    }
}
