// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.App
import Qipan.Shell

/*! Turns the board to the side to move, if that is wished, once the man has come to its square. */
Timer {
    id: root
    required property ChessGame game
    required property BoardInput input
    interval: Theme.slide + 120
    onTriggered: {
        if (Settings.autoFlip)
            root.input.flipped = root.game.turn === 1;
    }

    property Connections turning: Connections {
        target: root.game
        function onTurnChanged() {
            root.restart();
        }
    }
}
