// SPDX-License-Identifier: MIT
// No bound components: the Loader of Qt 6.4 cannot create them.
// qmllint disable unqualified
import QtQuick
import Qipan.App

/*! The arrows and circles that the players have drawn. */
Item {
    id: root
    required property BoardMarks marks
    required property real squareSize
    required property bool flipped
    readonly property list<color> inks: ["#15781B", "#882020", "#003088", "#E68F00"]

    Repeater {
        model: root.marks
        BoardArrow {
            required property int color
            objectName: "mark-" + from + "-" + to
            squareSize: root.squareSize
            flipped: root.flipped
            ink: root.inks[color]
        }
    }
}
