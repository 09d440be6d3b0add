// SPDX-License-Identifier: MIT
import QtQuick
import Qipan.App

/*! What keys mean to the board: arrows and Enter for the cursor and the chooser, letters for a typed move.
    The letter f turns the board, unless it begins a move such as f4: it waits a moment for the rest, and a rank or
    an x that comes later still makes it a move. With the cursor on the board f is always a letter. */
QtObject {
    id: root
    required property BoardInput input
    required property bool cursorShown
    required property bool choosingPromotion
    property bool turnedByKey: false
    signal flipWanted

    property Timer wait: Timer {
        interval: 250
        onTriggered: {
            if (root.input.typedText.toLowerCase() !== "f")
                return;
            root.input.clearTyped();
            root.turnedByKey = true;
            root.flipWanted();
        }
    }

    /*! True if the key was for the board. */
    function press(key: int, modifiers: int, text: string): bool {
        if (modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return false;
        if (key === Qt.Key_Escape) {
            input.cancel();
            return true;
        }
        return move(key) || confirm(key) || type(key, text);
    }

    function move(key: int): bool {
        const dx = key === Qt.Key_Right ? 1 : key === Qt.Key_Left ? -1 : 0;
        const dy = key === Qt.Key_Up ? 1 : key === Qt.Key_Down ? -1 : 0;
        if ((dx === 0 && dy === 0) || !(cursorShown || choosingPromotion))
            return false;
        input.moveCursor(dx, dy);
        return true;
    }

    function confirm(key: int): bool {
        const enter = key === Qt.Key_Return || key === Qt.Key_Enter;
        if (enter && input.typedText !== "") {
            wait.stop();
            input.asking = false;
            input.submitTyped();
            return true;
        }
        if (!(enter || key === Qt.Key_Space) || !(cursorShown || choosingPromotion))
            return false;
        input.asking = false;
        input.activateCursor();
        return true;
    }

    function type(key: int, text: string): bool {
        if (key === Qt.Key_Backspace) {
            input.typeCharacter("\b");
            return true;
        }
        if (!/^[A-Za-z0-9=+#-]$/.test(text))
            return false;
        const first = input.typedText === "";
        if (first && turnedByKey && /[1-8x]/.test(text)) {
            root.flipWanted();
            input.typeCharacter("f");
        }
        turnedByKey = false;
        input.typeCharacter(text);
        if (first && key === Qt.Key_F && !cursorShown && !choosingPromotion)
            wait.restart();
        else
            wait.stop();
        return true;
    }
}
