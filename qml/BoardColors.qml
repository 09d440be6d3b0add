// SPDX-License-Identifier: MIT
import QtQuick

/*! The colours of one board. */
QtObject {
    id: root
    /*! One of `names`; the first for any other. */
    required property string name
    /*! The room around the board is dark: so is its frame. */
    required property bool dark

    readonly property list<string> names: ["brown", "slate", "green", "paper", "contrast"]
    readonly property bool contrast: name === "contrast"
    /*! Light squares, dark squares, frame in a light room, frame in a dark room. */
    readonly property var woods: ({
            brown: ["#F0D9B5", "#B58863", "#7A573C", "#4A3626"],
            slate: ["#E2E7EA", "#8297A8", "#566A7A", "#3A4752"],
            green: ["#EDECD6", "#779A5F", "#4F6B3D", "#36492A"],
            paper: ["#FAF6EC", "#CDC2AE", "#8A7F6E", "#5A5248"],
            contrast: ["#FFFFFF", "#7C7C7C", "#000000", "#000000"]
        })
    readonly property var wood: woods[name] ?? woods.brown
    readonly property color light: wood[0]
    readonly property color darkSquare: wood[1]
    readonly property color frame: wood[dark ? 3 : 2]

    readonly property color selectedTint: contrast ? "#B30050C8" : Qt.rgba(20 / 255, 85 / 255, 30 / 255, 0.5)
    readonly property color targetMark: contrast ? "#E6003C9E" : Qt.rgba(20 / 255, 85 / 255, 30 / 255, 0.5)
    readonly property color lastMoveTint: contrast ? "#B3FFD000" : Qt.rgba(155 / 255, 199 / 255, 0, 0.41)
    readonly property color lastMoveMark: contrast ? "#000000" : Qt.rgba(58 / 255, 66 / 255, 12 / 255, 0.62)
    /*! Names of files and ranks on the squares. */
    readonly property color letterOnLight: contrast ? "#000000" : Qt.darker(darkSquare, 1.12)
    readonly property color letterOnDark: contrast ? "#FFFFFF" : light
}
