// SPDX-License-Identifier: MIT
// No bound components: the Loader of Qt 6.4 cannot create them.
// qmllint disable unqualified
import QtQuick
import Qipan
import Qipan.Boards

/*! Where the wooden board differs from the screen: blue, a man must come here; red, this one must go. The move that is
    to be made there is an arrow. */
Item {
    id: root
    required property BoardSession session
    property real squareSize: 0
    property bool flipped: false
    readonly property bool arranging: session.state === BoardSession.Mismatch
    readonly property int line: Math.max(3, Math.round(squareSize / 14))

    function xOf(square: int): real {
        return squareSize * (flipped ? 7 - square % 8 : square % 8);
    }
    function yOf(square: int): real {
        return squareSize * (flipped ? square >> 3 : 7 - (square >> 3));
    }

    Repeater {
        model: root.arranging ? root.session.missingSquares : []
        Rectangle {
            required property int modelData
            objectName: "missing-" + modelData
            x: root.xOf(modelData)
            y: root.yOf(modelData)
            width: root.squareSize
            height: root.squareSize
            color: "#402D6CDF"
            border.width: root.line
            border.color: "#2D6CDF"
        }
    }
    Repeater {
        model: root.arranging ? root.session.unwantedSquares : []
        Rectangle {
            required property int modelData
            objectName: "extra-" + modelData
            x: root.xOf(modelData)
            y: root.yOf(modelData)
            width: root.squareSize
            height: root.squareSize
            color: "#40C8352B"
            border.width: root.line
            border.color: "#C8352B"
            Repeater {
                model: [45, -45]
                Rectangle {
                    required property int modelData
                    anchors.centerIn: parent
                    width: Math.round(root.squareSize * 0.7)
                    height: root.line
                    radius: height / 2
                    rotation: modelData
                    color: "#C8352B"
                    antialiasing: true
                }
            }
        }
    }
    Loader {
        active: !root.arranging && root.session.announcedSan !== ""
        sourceComponent: BoardArrow {
            objectName: "announcedArrow"
            squareSize: root.squareSize
            flipped: root.flipped
            from: root.session.announcedFrom
            to: root.session.announcedTo
            ink: "#2D6CDF"
        }
    }
}
