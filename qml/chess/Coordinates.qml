// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Qipan

/*! The names of files and ranks: inside the edge squares, in the colour of the other squares, or outside on the frame. */
Item {
    id: root
    required property real squareSize
    required property bool flipped
    /*! The width of the frame if the names stand on it, else 0. */
    required property real frame
    readonly property bool outside: frame > 0
    readonly property int pixelSize: outside ? Math.max(10, Math.round(frame * 0.62))
                                             : Math.max(10, Math.min(22, Math.round(squareSize * 0.17)))
    readonly property int inset: Math.max(2, Math.round(squareSize * 0.05))

    function colorOf(onLight: bool): color {
        return outside ? "#F4EBDC" : onLight ? Theme.board.letterOnLight : Theme.board.letterOnDark;
    }

    component Coordinate: Text {
        font.pixelSize: root.pixelSize
        font.bold: true
        Accessible.ignored: true
    }

    Repeater {
        model: 8
        Coordinate {
            required property int index
            x: root.outside ? Math.round((-root.frame - implicitWidth) / 2) : root.inset
            y: root.outside ? Math.round((index + 0.5) * root.squareSize - implicitHeight / 2)
                            : index * root.squareSize + root.inset - 1
            text: root.flipped ? index + 1 : 8 - index
            color: root.colorOf(index % 2 === 0)
        }
    }
    Repeater {
        model: 8
        Coordinate {
            required property int index
            x: root.outside ? Math.round((index + 0.5) * root.squareSize - implicitWidth / 2)
                            : (index + 1) * root.squareSize - implicitWidth - root.inset
            y: root.outside ? Math.round(8 * root.squareSize + (root.frame - implicitHeight) / 2)
                            : 8 * root.squareSize - implicitHeight - root.inset + 2
            text: "abcdefgh"[root.flipped ? 7 - index : index]
            color: root.colorOf(index % 2 === 1)
        }
    }
}
