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
    Rectangle {
        y: -height / 2
        width: Math.hypot(root.dx, root.dy)
        height: Math.round(root.boardSide * 0.075)
        radius: height / 2
        antialiasing: true
        color: "#24684A22"
        transformOrigin: Item.Left
        rotation: Math.atan2(root.dy, root.dx) * 180 / Math.PI
    }
}
