// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.App

/*! What can be done with the game at any time. */
Row {
    id: root
    required property ChessGame game
    required property bool over
    property bool captionShown: true
    signal undoWanted
    signal flipWanted
    signal drawWanted
    signal resignWanted
    readonly property int share: width / (game.clock.present ? 6 : 5)

    component Action: IconButton {
        height: parent ? parent.height : 0
    }

    Action {
        width: root.share
        objectName: "undo"
        captionShown: root.captionShown
        iconName: "undo"
        text: qsTr("Undo")
        enabled: root.game.canUndo
        onClicked: root.undoWanted()
    }
    Action {
        width: root.share
        objectName: "redo"
        captionShown: root.captionShown
        iconName: "redo"
        text: qsTr("Redo")
        enabled: root.game.canRedo
        onClicked: root.game.redo()
    }
    Action {
        width: root.share
        objectName: "flip"
        captionShown: root.captionShown
        iconName: "flip"
        //: Button: turn the board round
        text: qsTr("Flip")
        onClicked: root.flipWanted()
    }
    Action {
        width: root.share
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
        width: root.share
        objectName: "draw"
        captionShown: root.captionShown
        iconName: "draw"
        //: Button: offer a draw
        text: qsTr("Draw")
        enabled: !root.over
        onClicked: root.drawWanted()
    }
    Action {
        width: root.share
        objectName: "resign"
        captionShown: root.captionShown
        iconName: "resign"
        //: Button: give the game up
        text: qsTr("Resign")
        enabled: !root.over
        onClicked: root.resignWanted()
    }
}
