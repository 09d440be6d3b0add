// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.App

/*! Through the game ply by ply, and where one is in it. */
Item {
    id: root
    required property ChessGame game
    implicitHeight: 36

    component Step: IconButton {
        captionShown: false
        width: 36
        height: 36
        focusPolicy: Qt.NoFocus
    }

    Row {
        Step {
            iconName: "start"
            text: qsTr("To the start")
            enabled: root.game.ply > 0
            onClicked: root.game.goToStart()
        }
        Step {
            iconName: "back"
            text: qsTr("One ply back")
            enabled: root.game.ply > 0
            onClicked: root.game.stepBack()
        }
        Step {
            iconName: "forward"
            text: qsTr("One ply forward")
            enabled: !root.game.atEnd
            onClicked: root.game.stepForward()
        }
        Step {
            iconName: "end"
            text: qsTr("To the end")
            enabled: !root.game.atEnd
            onClicked: root.game.goToEnd()
        }
    }
    InkText {
        anchors { right: parent.right; rightMargin: 12; verticalCenter: parent.verticalCenter }
        visible: root.game.plyCount > 0
        //: Where one is in the game: %1 the shown ply, %2 how many there are
        text: qsTr("%1 / %2").arg(root.game.ply).arg(root.game.plyCount)
        color: Theme.softInk
        font.pixelSize: Theme.fontSmall
    }
}
