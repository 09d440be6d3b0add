// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! Through the game, ply by ply or with the slider. */
Item {
    id: root
    required property int ply
    required property int plyCount
    signal chosen(ply: int)
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
            enabled: root.ply > 0
            onClicked: root.chosen(0)
        }
        Step {
            iconName: "back"
            text: qsTr("One ply back")
            enabled: root.ply > 0
            onClicked: root.chosen(root.ply - 1)
        }
    }
    InkSlider {
        id: slider
        objectName: "plySlider"
        anchors { left: back.right; right: forward.left; verticalCenter: parent.verticalCenter }
        focusPolicy: Qt.NoFocus
        from: 0
        to: Math.max(1, root.plyCount)
        stepSize: 1
        snapMode: InkSlider.SnapAlways
        enabled: root.plyCount > 0
        //: Name of the slider through the game: %1 the shown ply, %2 how many there are
        label: qsTr("Ply %1 of %2").arg(root.ply).arg(root.plyCount)
        onMoved: root.chosen(value)
        Binding on value {
            // The end of the slider comes first, or the value would be cut at the old one.
            value: Math.min(slider.to, root.ply)
            restoreMode: Binding.RestoreNone
        }
    }
    Row {
        id: forward
        anchors.right: parent.right
        Step {
            iconName: "forward"
            text: qsTr("One ply forward")
            enabled: root.ply < root.plyCount
            onClicked: root.chosen(root.ply + 1)
        }
        Step {
            iconName: "end"
            text: qsTr("To the end")
            enabled: root.ply < root.plyCount
            onClicked: root.chosen(root.plyCount)
        }
    }
}
