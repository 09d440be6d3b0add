// SPDX-License-Identifier: MIT
import QtQuick

/*! A ring around a block or a cell. */
Rectangle {
    id: root
    required property KlotskiColors colors
    property int thickness: 3

    radius: 6
    color: "transparent"
    border.width: thickness
    border.color: colors.mark

    Rectangle {
        visible: root.colors.contrast
        anchors.fill: parent
        radius: root.radius
        color: "transparent"
        border.width: 1
        border.color: "#000000"
    }
    Rectangle {
        visible: root.colors.contrast
        anchors { fill: parent; margins: root.thickness }
        radius: root.radius
        color: "transparent"
        border.width: 1
        border.color: "#000000"
    }
}
