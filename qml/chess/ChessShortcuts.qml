// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.App

/*! The keys that hold wherever the focus is. */
Item {
    id: root
    required property ChessGame game
    required property ChessActions actions
    /*! Home, End, Left and Right step the game; off while something else is asked. */
    required property bool stepping
    /*! The arrows do not move the board's cursor. */
    required property bool arrowsStep
    signal recentWanted
    signal settingsWanted
    signal helpWanted
    signal menuWanted
    signal fullScreenWanted

    Shortcut {
        sequences: ["Ctrl+N"]
        onActivated: root.actions.askNewGame()
    }
    Shortcut {
        sequences: ["Ctrl+O"]
        onActivated: root.actions.open()
    }
    Shortcut {
        sequences: ["Ctrl+S"]
        onActivated: root.actions.save()
    }
    Shortcut {
        sequences: ["Ctrl+Shift+S"]
        onActivated: root.actions.saveAs()
    }
    Shortcut {
        sequences: ["Ctrl+Z"]
        onActivated: root.actions.askUndo()
    }
    Shortcut {
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
        onActivated: root.game.redo()
    }
    Shortcut {
        sequences: ["Ctrl+C"]
        onActivated: root.actions.copyFen()
    }
    Shortcut {
        sequences: ["Ctrl+Shift+C"]
        onActivated: root.actions.copyPgn()
    }
    Shortcut {
        sequences: ["Ctrl+V"]
        onActivated: root.actions.paste()
    }
    Shortcut {
        sequences: ["Ctrl+F"]
        onActivated: root.actions.flip()
    }
    Shortcut {
        sequences: ["Ctrl+Q"]
        onActivated: Qt.quit()
    }
    Shortcut {
        sequences: ["Ctrl+R"]
        onActivated: root.recentWanted()
    }
    Shortcut {
        sequences: ["Ctrl+,"]
        onActivated: root.settingsWanted()
    }
    Shortcut {
        sequences: ["F10"]
        onActivated: root.menuWanted()
    }
    Shortcut {
        sequences: ["F11"]
        onActivated: root.fullScreenWanted()
    }
    Shortcut {
        sequences: ["F1"]
        onActivated: root.helpWanted()
    }
    Shortcut {
        enabled: root.stepping && root.arrowsStep
        sequences: ["Left"]
        onActivated: root.game.stepBack()
    }
    Shortcut {
        enabled: root.stepping && root.arrowsStep
        sequences: ["Right"]
        onActivated: root.game.stepForward()
    }
    Shortcut {
        enabled: root.stepping
        sequences: ["Home"]
        onActivated: root.game.goToStart()
    }
    Shortcut {
        enabled: root.stepping
        sequences: ["End"]
        onActivated: root.game.goToEnd()
    }
}
