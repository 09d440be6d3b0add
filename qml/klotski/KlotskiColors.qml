// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! The tray and what is written on the blocks; the wood of the frame is that of the board's theme. */
QtObject {
    readonly property bool contrast: Theme.board.contrast
    readonly property color frame: Theme.board.frame
    readonly property color floor: contrast ? "#767676" : Qt.darker(Theme.board.frame, Theme.dark ? 1.5 : 1.75)
    readonly property color sill: contrast ? "#000000" : "#D9B36A"
    readonly property color cut: contrast ? "#000000" : "#3B2412"
    readonly property color generalCut: contrast ? "#FFFFFF" : "#F7DFA6"
    /*! Rings around blocks and cells; with high contrast they have a black line at either side, see KlotskiMark. */
    readonly property color mark: contrast ? "#FFD000" : "#FFF3C4"
    /*! Where a block is too small for its drawing. */
    readonly property color smallBlock: contrast ? "#FFFFFF" : "#D6AA71"
    readonly property color smallGeneral: contrast ? "#000000" : "#B9402E"

    function drawing(kind: int): url {
        return Qt.resolvedUrl("images/" + ["block_soldier", "block_vertical", "block_horizontal", "block_general"][kind] + ".svg");
    }
}
