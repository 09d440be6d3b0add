// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Qipan
import Qipan.App

/*! What can be done with the game at any time. */
RowLayout {
    id: root
    required property ChessGame game
    required property bool over
    property bool captionShown: true
    signal undoWanted
    signal flipWanted
    signal drawWanted
    signal resignWanted
    spacing: 0

    component Action: IconButton {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        captionShown: root.captionShown
    }

    Action {
        objectName: "undo"
        iconName: "undo"
        text: qsTr("Undo")
        enabled: root.game.canUndo
        onClicked: root.undoWanted()
    }
    Action {
        objectName: "redo"
        iconName: "redo"
        text: qsTr("Redo")
        enabled: root.game.canRedo
        onClicked: root.game.redo()
    }
    Action {
        objectName: "flip"
        iconName: "flip"
        //: Button: turn the board round
        text: qsTr("Flip")
        onClicked: root.flipWanted()
    }
    Action {
        objectName: "pause"
        visible: root.game.clock.present
        iconName: root.game.clock.paused ? "play" : "pause"
        //: Buttons: stop the clock for a while, and let it run again
        text: root.game.clock.paused ? qsTr("Go on") : qsTr("Pause")
        enabled: root.game.clock.running || root.game.clock.paused
        onClicked: root.game.clock.paused ? root.game.clock.resume() : root.game.clock.pause()
    }
    Action {
        objectName: "draw"
        iconName: "draw"
        //: Button: offer a draw
        text: qsTr("Draw")
        enabled: !root.over
        onClicked: root.drawWanted()
    }
    Action {
        objectName: "resign"
        iconName: "resign"
        //: Button: give the game up
        text: qsTr("Resign")
        enabled: !root.over
        onClicked: root.resignWanted()
    }
}
