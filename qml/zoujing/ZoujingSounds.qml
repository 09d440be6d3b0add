// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.Shell
import Qipan.Zoujing

/*! What is heard of a game. */
Sounds {
    id: root
    required property ZoujingGame game
    enabled: Settings.sounds
    volume: Settings.volume

    Connections {
        target: root.game
        function onMoved() {
            if (!root.game.over)
                root.play("move");
        }
        function onFinished() {
            root.play("end");
        }
    }
}
