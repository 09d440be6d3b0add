// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.Zoujing

/*! The commands of Zoujing. */
RoomMenu {
    id: root
    required property ZoujingGame game
    signal againWanted
    signal studyWanted

    helpCard: "ZoujingKeyHelp"

    InkMenuItem {
        text: qsTr("New game…")
        keys: "Ctrl+N"
        onTriggered: root.coverWanted("ZoujingNewGame")
    }
    InkMenuItem {
        text: qsTr("Again, the other side begins")
        enabled: root.game.plyCount > 0
        onTriggered: root.againWanted()
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
        text: qsTr("Study: what each move is worth")
        keys: "S"
        onTriggered: root.studyWanted()
    }
    InkMenuLine {}
    InkMenuItem {
        text: qsTr("Rules…")
        onTriggered: root.coverWanted("ZoujingRules")
    }
    InkMenuItem {
        text: qsTr("Lesson…")
        onTriggered: root.coverWanted("ZoujingLessonCard")
    }
}
