// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Qipan

/*! How far from the goal the game was after each move: a bar a ply, the shown one in full ink. */
Item {
    id: root
    required property list<int> distances
    required property int ply
    signal chosen(ply: int)

    readonly property int most: {
        let highest = 1;
        for (let i = 0; i < distances.length; ++i)
            highest = Math.max(highest, distances[i]);
        return highest;
    }
    readonly property real bar: distances.length > 0 ? Math.min(12, width / distances.length) : 0

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Distance to the exit after each move")

    Repeater {
        model: root.distances.length
        Rectangle {
            required property int index
            readonly property int distance: root.distances[index] ?? 0
            x: index * root.bar
            width: Math.max(1, root.bar - (root.bar >= 4 ? 1 : 0))
            height: distance < 0 ? root.height : Math.max(2, root.height * distance / root.most)
            y: root.height - height
            color: index === root.ply ? Theme.ink : distance < 0 ? Theme.hairline : Theme.softInk
            opacity: index <= root.ply ? 1 : 0.4
        }
    }
    MouseArea {
        anchors.fill: parent
        onPressed: mouse => root.choose(mouse.x)
        onPositionChanged: mouse => root.choose(mouse.x)
    }
    function choose(x: real): void {
        if (bar > 0)
            chosen(Math.max(0, Math.min(distances.length - 1, Math.floor(x / bar))));
    }
}
