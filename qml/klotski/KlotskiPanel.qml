// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.Klotski

/*! All that stands beside the board. */
Item {
    id: root
    required property KlotskiGame game
    required property KlotskiGuide guide
    required property KlotskiWords words
    required property KlotskiResults results
    required property string message
    /*! Below the board, with little height. */
    required property bool flat
    signal levelsWanted
    signal dailyWanted
    signal editorWanted
    signal helpWanted
    signal menuWanted(from: Item)

    LevelCard {
        id: level
        width: parent.width
        height: root.flat ? 92 : 148
        flat: root.flat
        game: root.game
        words: root.words
        results: root.results
    }
    WayCard {
        id: way
        visible: !root.flat
        anchors { left: parent.left; right: parent.right; top: level.bottom; bottom: notice.top; topMargin: Theme.gap }
        game: root.game
        guide: root.guide
        words: root.words
    }
    InkText {
        objectName: "flatDistance"
        visible: root.flat
        anchors { left: parent.left; right: parent.right; top: level.bottom; topMargin: 6; leftMargin: Theme.margin }
        text: root.words.distance
    }
    Item {
        id: notice
        anchors { left: parent.left; right: parent.right; bottom: solver.top; bottomMargin: Theme.gap }
        height: root.message !== "" && !root.flat ? text.implicitHeight + Theme.gap : 0
        InkText {
            id: text
            visible: parent.height > 0
            y: Theme.gap
            width: parent.width
            text: root.message
            wrapMode: Text.Wrap
            color: Theme.softInk
        }
    }
    SolverBar {
        id: solver
        anchors { left: parent.left; right: parent.right; bottom: actions.top; bottomMargin: 4 }
        guide: root.guide
    }
    KlotskiActions {
        id: actions
        anchors { left: parent.left; right: parent.right; bottom: more.top; bottomMargin: 4 }
        height: 56
        game: root.game
        guide: root.guide
        onLevelsWanted: root.levelsWanted()
    }
    KlotskiMore {
        id: more
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        onDailyWanted: root.dailyWanted()
        onEditorWanted: root.editorWanted()
        onHelpWanted: root.helpWanted()
        onMenuWanted: from => root.menuWanted(from)
    }
}
