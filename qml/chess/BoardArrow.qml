// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Controls.impl

/*! An arrow from one square to another, or a circle round one. */
Item {
    id: root
    required property int from
    required property int to
    required property color ink
    required property real squareSize
    required property bool flipped
    readonly property real dx: centerX(to) - centerX(from)
    readonly property real dy: centerY(to) - centerY(from)
    readonly property real length: Math.hypot(dx, dy)
    readonly property real thickness: squareSize * 0.14
    readonly property real head: squareSize * 0.4
    /*! The arrow's tip lies a little before the middle of its square. */
    readonly property real reach: Math.max(head, length - squareSize * 0.1)

    function centerX(square: int): real {
        return squareSize * ((flipped ? 7 - square % 8 : square % 8) + 0.5);
    }
    function centerY(square: int): real {
        return squareSize * ((flipped ? square >> 3 : 7 - (square >> 3)) + 0.5);
    }

    opacity: 0.72
    x: centerX(from)
    y: centerY(from)
    rotation: Math.atan2(dy, dx) * 180 / Math.PI
    transformOrigin: Item.TopLeft

    Rectangle {
        visible: root.from === root.to
        x: -width / 2
        y: -width / 2
        width: root.squareSize * 0.96
        height: width
        radius: width / 2
        color: "transparent"
        border.width: Math.max(2, root.squareSize * 0.065)
        border.color: root.ink
        antialiasing: true
    }
    Rectangle {
        visible: root.from !== root.to
        y: -height / 2
        width: root.reach - root.head
        height: root.thickness
        color: root.ink
        antialiasing: true
    }
    ColorImage {
        visible: root.from !== root.to
        x: root.reach - root.head
        y: -height / 2
        width: root.head
        height: root.head
        source: visible ? Qt.resolvedUrl("images/arrowhead.svg") : ""
        sourceSize.width: root.head
        color: root.ink
    }
}
