// SPDX-License-Identifier: MIT
// No bound components: the Loader of Qt 6.4 cannot create them.
// qmllint disable unqualified
import QtQuick
import QtQuick.Controls.impl
import Qipan.App

/*! The arrows and circles that the players have drawn. */
Item {
    id: root
    required property BoardMarks marks
    required property real squareSize
    required property bool flipped
    readonly property list<color> inks: ["#15781B", "#882020", "#003088", "#E68F00"]

    function centerX(square: int): real {
        return squareSize * ((flipped ? 7 - square % 8 : square % 8) + 0.5);
    }
    function centerY(square: int): real {
        return squareSize * ((flipped ? square >> 3 : 7 - (square >> 3)) + 0.5);
    }

    Repeater {
        model: root.marks
        Item {
            id: mark
            required property int from
            required property int to
            required property int color
            readonly property real dx: root.centerX(to) - root.centerX(from)
            readonly property real dy: root.centerY(to) - root.centerY(from)
            readonly property real length: Math.hypot(dx, dy)
            readonly property real thickness: root.squareSize * 0.14
            readonly property real head: root.squareSize * 0.4
            /*! The arrow's tip lies a little before the middle of its square. */
            readonly property real reach: Math.max(head, length - root.squareSize * 0.1)

            objectName: "mark-" + from + "-" + to
            opacity: 0.72
            x: root.centerX(from)
            y: root.centerY(from)
            rotation: Math.atan2(dy, dx) * 180 / Math.PI
            transformOrigin: Item.TopLeft

            Rectangle {
                visible: mark.from === mark.to
                x: -width / 2
                y: -width / 2
                width: root.squareSize * 0.96
                height: width
                radius: width / 2
                color: "transparent"
                border.width: Math.max(2, root.squareSize * 0.065)
                border.color: root.inks[mark.color]
                antialiasing: true
            }
            Rectangle {
                visible: mark.from !== mark.to
                y: -height / 2
                width: mark.reach - mark.head
                height: mark.thickness
                color: root.inks[mark.color]
                antialiasing: true
            }
            ColorImage {
                visible: mark.from !== mark.to
                x: mark.reach - mark.head
                y: -height / 2
                width: mark.head
                height: mark.head
                source: visible ? Qt.resolvedUrl("images/arrowhead.svg") : ""
                sourceSize.width: mark.head
                color: root.inks[mark.color]
            }
        }
    }
}
