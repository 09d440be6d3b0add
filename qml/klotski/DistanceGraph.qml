// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.Klotski

/*! How far from the goal the game was after each move; a press goes there. */
DistanceBars {
    id: root
    signal chosen(ply: int)

    markColor: Theme.ink
    barColor: Theme.hairline
    capColor: Theme.softInk
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Distance to the exit after each move")

    MouseArea {
        anchors.fill: parent
        onPressed: mouse => root.chosen(root.plyAt(mouse.x))
        onPositionChanged: mouse => root.chosen(root.plyAt(mouse.x))
    }
}
