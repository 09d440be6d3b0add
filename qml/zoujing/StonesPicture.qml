// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Qipan

/*! A small picture of a board: for each point a letter, B for a dark stone, G for a light one. */
Item {
    id: root
    required property string stones
    /*! Points with a ring, and points whose stones are blocked. */
    property var ringed: []
    property var blocked: []
    readonly property var places: [[0.5, 0.5], [0.19, 0.19], [0.81, 0.19], [0.81, 0.81], [0.19, 0.81]]
    implicitWidth: 104
    implicitHeight: width
    height: width

    WellBoard {
        anchors.fill: parent
    }
    Rectangle {
        anchors.fill: parent
        color: "transparent"
        border.width: 1
        border.color: Theme.board.frame
    }
    Repeater {
        model: 5
        Item {
            id: place
            required property int index
            readonly property string letter: root.stones.charAt(index)
            x: root.width * root.places[index][0] - width / 2
            y: root.width * root.places[index][1] - height / 2
            width: Math.round(root.width * 0.22)
            height: width
            PebbleRing {
                visible: root.ringed.includes(place.index)
                strong: true
            }
            Image {
                anchors.fill: parent
                source: place.letter === "B" ? "images/pebble_dark.svg" : place.letter === "G" ? "images/pebble_light.svg" : ""
                sourceSize.width: width
            }
            PebbleSign {
                text: root.blocked.includes(place.index) ? "×" : ""
                size: 14
            }
        }
    }
}
