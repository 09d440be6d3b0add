// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.Klotski

/*! What the keys mean on the Klotski page. */
QtObject {
    id: root
    required property KlotskiGame game
    required property KlotskiHand hand
    required property KlotskiGuide guide
    /*! The board has the focus: arrows are its own. */
    required property bool boardFocused
    signal levelsWanted
    signal nextWanted

    /*! Returns whether the key meant something. */
    function press(key: int, modifiers: int): bool {
        if (modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return false;
        const dx = key === Qt.Key_Left ? -1 : key === Qt.Key_Right ? 1 : 0;
        const dy = key === Qt.Key_Up ? -1 : key === Qt.Key_Down ? 1 : 0;
        if (dx !== 0 || dy !== 0) {
            if (!boardFocused)
                return stepBy(dx);
            if (hand.pickedBlock >= 0)
                hand.push(dx, dy);
            else
                hand.moveCursor(dx, dy);
            return true;
        }
        switch (key) {
        case Qt.Key_Return:
        case Qt.Key_Enter:
        case Qt.Key_Space:
            if (boardFocused)
                hand.pick();
            return boardFocused;
        case Qt.Key_Escape:
            hand.drop();
            guide.clearHint();
            return true;
        case Qt.Key_H:
            guide.hint();
            return true;
        case Qt.Key_S:
            if (guide.playing)
                guide.pause();
            else
                guide.solve();
            return true;
        case Qt.Key_R:
            game.restart();
            return true;
        case Qt.Key_L:
            levelsWanted();
            return true;
        case Qt.Key_N:
            nextWanted();
            return true;
        case Qt.Key_Home:
            game.goTo(0);
            return true;
        case Qt.Key_End:
            game.goTo(game.plyCount);
            return true;
        case Qt.Key_Backspace:
            game.undo();
            return true;
        }
        return false;
    }
    function stepBy(dx: int): bool {
        if (dx !== 0)
            game.goTo(game.ply + dx);
        return dx !== 0;
    }
}
