// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.Klotski

/*! Plays a shortest solution from the position shown: play, pause, one move, how fast. */
Item {
    id: root
    required property KlotskiGuide guide
    implicitHeight: 36

    TextButton {
        id: play
        objectName: "solve"
        width: Math.round(parent.width * 0.36)
        enabled: root.guide.distance > 0
        //: Buttons: play a shortest solution; stop for a while
        text: root.guide.playing ? qsTr("Pause") : qsTr("Solve")
        leftPadding: 2
        rightPadding: 2
        onClicked: root.guide.playing ? root.guide.pause() : root.guide.solve()
    }
    IconButton {
        id: step
        objectName: "solveStep"
        anchors { left: play.right; leftMargin: 4 }
        width: 36
        height: 36
        iconName: "forward"
        captionShown: false
        //: Button: one move of the solution
        text: qsTr("One move of the solution")
        enabled: root.guide.distance > 0
        onClicked: root.guide.stepOnce()
    }
    InkSlider {
        id: speed
        objectName: "solveSpeed"
        anchors { left: step.right; right: parent.right; leftMargin: 4; top: parent.top }
        height: 20
        from: 1
        to: 8
        value: root.guide.speed
        //: Name of the slider for how fast a solution is played
        label: qsTr("Speed: %n move(s) a second", "", Math.round(root.guide.speed))
        onMoved: root.guide.speed = value
    }
    InkText {
        objectName: "solveSpeedText"
        anchors { left: speed.left; right: speed.right; top: speed.bottom; leftMargin: speed.leftPadding }
        //: Below the slider for how fast a solution is played
        text: qsTr("%n move(s) a second", "", Math.round(root.guide.speed))
        color: Theme.softInk
        font.pixelSize: Theme.fontSmall
        Accessible.ignored: true
    }
}
