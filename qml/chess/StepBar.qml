// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.App

/*! Through the game, ply by ply or with the slider. */
Item {
    id: root
    required property ChessGame game
    implicitHeight: 36

    component Step: IconButton {
        captionShown: false
        width: 32
        height: 36
        focusPolicy: Qt.NoFocus
    }

    Row {
        id: back
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
    }
    InkSlider {
        id: slider
        objectName: "plySlider"
        anchors { left: back.right; right: forward.left; verticalCenter: parent.verticalCenter }
        focusPolicy: Qt.NoFocus
        from: 0
        to: Math.max(1, root.game.plyCount)
        stepSize: 1
        snapMode: InkSlider.SnapAlways
        enabled: root.game.plyCount > 0
        //: Name of the slider through the game: %1 the shown ply, %2 how many there are
        label: qsTr("Ply %1 of %2").arg(root.game.ply).arg(root.game.plyCount)
        onMoved: root.game.goToPly(value)
        Binding on value {
            // The end of the slider comes first, or the value would be cut at the old one.
            value: Math.min(slider.to, root.game.ply)
            restoreMode: Binding.RestoreNone
        }
    }
    Row {
        id: forward
        anchors.right: parent.right
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
}
