// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! The tray and what is written on the blocks; the wood of the frame is that of the board's theme. */
QtObject {
    readonly property bool contrast: Theme.board.contrast
    readonly property color frame: Theme.board.frame
    readonly property color floor: contrast ? "#FFFFFF" : Qt.darker(Theme.board.frame, Theme.dark ? 1.5 : 1.75)
    readonly property color sill: contrast ? "#000000" : "#D9B36A"
    readonly property color cut: contrast ? "#000000" : "#3B2412"
    readonly property color generalCut: contrast ? "#FFFFFF" : "#F7DFA6"
    readonly property color mark: contrast ? "#003C9E" : "#FFF3C4"

    function drawing(kind: int): url {
        return Qt.resolvedUrl("images/" + ["block_soldier", "block_vertical", "block_horizontal", "block_general"][kind] + ".svg");
    }
}
