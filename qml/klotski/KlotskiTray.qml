// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Qipan

/*! The frame, the floor, and the exit: a gap in the frame with a door sill. */
Item {
    id: root
    required property real cell
    required property int frame
    required property KlotskiColors colors

    Rectangle {
        anchors.fill: parent
        radius: Theme.buttonRadius
        color: root.colors.frame
    }
    Rectangle {
        x: root.frame
        y: root.frame
        width: 4 * root.cell
        height: 5 * root.cell
        color: root.colors.floor
    }
    Rectangle {
        id: gap
        x: root.frame + root.cell
        y: root.frame + 5 * root.cell
        width: 2 * root.cell
        height: root.frame
        color: root.colors.floor
        Rectangle {
            width: parent.width
            height: Math.max(2, Math.round(root.frame / 8))
            color: root.colors.sill
        }
        Row {
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Math.round(root.frame * 0.16) }
            spacing: Math.round(root.cell * 0.3)
            Repeater {
                model: 3
                Icon {
                    icon: "down"
                    size: Math.round(root.frame * 0.62)
                    color: root.colors.sill
                }
            }
        }
    }
}
