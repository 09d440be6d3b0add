// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.App
import Qipan.Shell

/*! What is heard of a game. */
Sounds {
    id: root
    required property ChessGame game
    enabled: Settings.sounds
    volume: Settings.volume

    Connections {
        target: root.game
        function onMovePlayed(from, to, capture) {
            if (root.game.outcome === ChessGame.Ongoing || !root.game.atEnd)
                root.play(root.game.inCheck ? "check" : capture ? "capture" : "move");
        }
        function onOutcomeChanged() {
            if (root.game.outcome !== ChessGame.Ongoing && root.game.reason !== ChessGame.Recorded)
                root.play("end");
        }
    }
    Connections {
        target: root.game.clock
        function onLowTime() {
            root.play("lowTime");
        }
    }
}
