// SPDX-License-Identifier: MIT
import QtQuick
import Qipan.Sound

/*! The sounds of the board, by name: move, capture, check, end, lowTime. Silent where none can be heard. */
QtObject {
    id: root
    property bool enabled: true
    /*! From 0 (silent) to 1. */
    property real volume: 1
    readonly property var files: ({ move: "move", capture: "capture", check: "check", end: "end", lowTime: "low_time" })
    readonly property SoundPlayer player: SoundPlayer {}
    /*! What decides when to play, such as Connections. */
    default property list<QtObject> data
    /*! The sound was sent on its way; whether it is heard is not known. */
    signal played(name: string)

    /*! Returns at once; a name that is none is passed over. */
    function play(name: string) {
        if (enabled && files.hasOwnProperty(name) && player.play(Qt.resolvedUrl(`sounds/${files[name]}.wav`), volume))
            played(name);
    }
}
