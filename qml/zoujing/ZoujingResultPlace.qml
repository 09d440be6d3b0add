// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! Where the result of a game is told: beside the board, so that this shows why. It is read when a game first ends. */
LaterLoader {
    id: root
    required property ZoujingWords words
    required property bool shown
    /*! Where it lies, and how far it may grow upwards from there. */
    required property rect place
    required property real highest
    required property bool flat
    readonly property real wanted: item ? (item as Item).implicitHeight : 0
    signal againWanted
    signal newGameWanted
    signal studyWanted
    signal dismissed

    part: shown ? "ZoujingResult" : ""
    starts: ({ ZoujingResult: { words: words } })
    x: place.x
    y: place.y + place.height - height
    width: place.width
    height: Math.max(place.height, Math.min(wanted, place.y + place.height - highest))

    Binding {
        target: root.item
        property: "flat"
        value: root.flat
    }

    Connections {
        target: root.item
        ignoreUnknownSignals: true
        function onAgainWanted() {
            root.againWanted();
        }
        function onNewGameWanted() {
            root.newGameWanted();
        }
        function onStudyWanted() {
            root.studyWanted();
        }
        function onDismissed() {
            root.dismissed();
        }
    }
}
