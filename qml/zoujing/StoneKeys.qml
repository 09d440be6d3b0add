// SPDX-License-Identifier: MIT
import QtQuick
import Qipan.Zoujing

/*! What keys mean to the stones: arrows and Enter for the cursor, a point's figure for the stone that lies there. */
QtObject {
    id: root
    required property ZoujingGame game
    required property ZoujingHand stoneHand
    required property bool cursorShown

    /*! True if the key was for the board. */
    function press(key: int, modifiers: int, text: string): bool {
        if (modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return false;
        if (key === Qt.Key_Escape) {
            stoneHand.cancel();
            return true;
        }
        if (/^[0-4]$/.test(text)) {
            stoneHand.cancel();
            game.playStone(Number(text));
            return true;
        }
        return cursorShown && (move(key) || confirm(key));
    }
    function move(key: int): bool {
        const dx = key === Qt.Key_Right ? 1 : key === Qt.Key_Left ? -1 : 0;
        const dy = key === Qt.Key_Down ? 1 : key === Qt.Key_Up ? -1 : 0;
        if (dx === 0 && dy === 0)
            return false;
        stoneHand.moveCursor(dx, dy);
        return true;
    }
    function confirm(key: int): bool {
        if (key !== Qt.Key_Return && key !== Qt.Key_Enter && key !== Qt.Key_Space)
            return false;
        stoneHand.pick();
        return true;
    }
}
