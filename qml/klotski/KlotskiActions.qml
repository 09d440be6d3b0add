// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.Klotski

/*! What can be done with the game at any time. */
Row {
    id: root
    required property KlotskiGame game
    required property KlotskiGuide guide
    readonly property int share: width / 5

    component Action: IconButton {
        height: parent ? parent.height : 0
    }

    Action {
        objectName: "undo"
        width: root.share
        iconName: "undo"
        text: qsTr("Undo")
        enabled: root.game.canUndo
        onClicked: root.game.undo()
    }
    Action {
        objectName: "redo"
        width: root.share
        iconName: "redo"
        text: qsTr("Redo")
        enabled: root.game.canRedo
        onClicked: root.game.redo()
    }
    Action {
        objectName: "restart"
        width: root.share
        iconName: "restart"
        //: Button: back to the start of the puzzle
        text: qsTr("Restart")
        enabled: root.game.ply > 0
        onClicked: root.game.restart()
    }
    Action {
        objectName: "hint"
        width: root.share
        iconName: "hint"
        //: Button: show the next move of a shortest solution
        text: root.guide.hintBlock >= 0 ? qsTr("Do it") : qsTr("Hint")
        enabled: !root.game.solved && root.guide.distance !== -1
        onClicked: root.guide.hint()
    }
    Action {
        objectName: "nextLevel"
        width: root.share
        iconName: "levels"
        //: Button: the list of the puzzles
        text: qsTr("Levels")
        onClicked: root.levelsWanted()
    }
    signal levelsWanted
}
