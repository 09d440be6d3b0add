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
    }

    Action {
        objectName: "undo"
        captionShown: root.captionShown
        iconName: "undo"
        text: qsTr("Undo")
        enabled: root.game.canUndo
        onClicked: root.undoWanted()
    }
    Action {
        objectName: "redo"
        captionShown: root.captionShown
        iconName: "redo"
        text: qsTr("Redo")
        enabled: root.game.canRedo
        onClicked: root.game.redo()
    }
    Action {
        objectName: "flip"
        captionShown: root.captionShown
        iconName: "flip"
        //: Button: turn the board round
        text: qsTr("Flip")
        onClicked: root.flipWanted()
    }
    Action {
        objectName: "pause"
        visible: root.game.clock.present
        captionShown: root.captionShown
        iconName: root.game.clock.paused ? "play" : "pause"
        //: Buttons: stop the clock for a while, and let it run again
        text: root.game.clock.paused ? qsTr("Go on") : qsTr("Pause")
        enabled: root.game.clock.running || root.game.clock.paused
        onClicked: root.game.clock.paused ? root.game.clock.resume() : root.game.clock.pause()
    }
    Action {
        objectName: "draw"
        captionShown: root.captionShown
        iconName: "draw"
        //: Button: offer a draw
        text: qsTr("Draw")
        enabled: !root.over
        onClicked: root.drawWanted()
    }
    Action {
        objectName: "resign"
        captionShown: root.captionShown
        iconName: "resign"
        //: Button: give the game up
        text: qsTr("Resign")
        enabled: !root.over
        onClicked: root.resignWanted()
    }
}
