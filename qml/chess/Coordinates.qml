// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Qipan

/*! The names of files and ranks, inside the edge squares, in the colour of the other squares. */
Item {
    id: root
    required property real squareSize
    required property bool flipped
    readonly property int pixelSize: Math.max(10, Math.min(22, Math.round(squareSize * 0.17)))
    readonly property int inset: Math.max(2, Math.round(squareSize * 0.05))

    component Coordinate: Text {
        font.pixelSize: root.pixelSize
        font.bold: true
        Accessible.ignored: true
    }

    Repeater {
        model: 8
        Coordinate {
            required property int index
            x: root.inset
            y: index * root.squareSize + root.inset - 1
            text: root.flipped ? index + 1 : 8 - index
            color: index % 2 ? Theme.boardLight : Theme.boardDark
        }
    }
    Repeater {
        model: 8
        Coordinate {
            required property int index
            x: (index + 1) * root.squareSize - implicitWidth - root.inset
            y: 8 * root.squareSize - implicitHeight - root.inset + 2
            text: "abcdefgh"[root.flipped ? 7 - index : index]
            color: index % 2 ? Theme.boardDark : Theme.boardLight
        }
    }
}
