// SPDX-License-Identifier: MIT
import QtQuick

/*! The way that the last stone went, smoothed in the sand. */
Item {
    id: root
    /*! Where it went, from 0 to 1. */
    required property point from
    required property point to
    required property real boardSide
    readonly property real dx: (to.x - from.x) * boardSide
    readonly property real dy: (to.y - from.y) * boardSide

    x: from.x * boardSide
    y: from.y * boardSide
    Item {
        width: Math.hypot(root.dx, root.dy)
        transformOrigin: Item.TopLeft
        rotation: Math.atan2(root.dy, root.dx) * 180 / Math.PI
        Rectangle {
            // From the edge of the print that the stone left.
            x: Math.round(root.boardSide * 0.086)
            y: -height / 2
            width: parent.width - x
            height: Math.round(root.boardSide * 0.062)
            antialiasing: true
            color: "#2E684A22"
        }
    }
}
