// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! Where the result of a game is told: in the panel's middle, or upwards from its foot where that is too low. It is
    read when a game first ends. */
LaterLoader {
    id: root
    required property ZoujingWords words
    required property bool shown
    required property rect middle
    /*! Its lower edge. */
    required property real foot
    readonly property real wanted: item ? (item as Item).implicitHeight : 0
    signal againWanted
    signal newGameWanted
    signal studyWanted
    signal dismissed

    part: shown ? "ZoujingResult" : ""
    starts: ({ ZoujingResult: { words: words } })
    x: middle.x
    y: foot - height
    width: middle.width
    height: Math.max(wanted, foot - middle.y)

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
