// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.App

/*! The keys of the page that hold wherever the focus is. */
PageShortcuts {
    id: root
    required property ChessGame game
    required property ChessActions actions
    /*! Home, End, Left and Right step the game; off while something else is asked. */
    required property bool stepping
    /*! The arrows do not move the board's cursor. */
    required property bool arrowsStep
    signal boardWanted

    Shortcut {
        enabled: root.enabled
        sequences: ["Ctrl+B"]
        onActivated: root.boardWanted()
    }
    Shortcut {
        enabled: root.enabled
        sequences: ["Ctrl+N"]
        onActivated: root.actions.askNewGame()
    }
    Shortcut {
        enabled: root.enabled
        sequences: ["Ctrl+O"]
        onActivated: root.actions.open()
    }
    Shortcut {
        enabled: root.enabled
        sequences: ["Ctrl+S"]
        onActivated: root.actions.save()
    }
    Shortcut {
        enabled: root.enabled
        sequences: ["Ctrl+Shift+S"]
        onActivated: root.actions.saveAs()
    }
    Shortcut {
        enabled: root.enabled
        sequences: ["Ctrl+Z"]
        onActivated: root.actions.askUndo()
    }
    Shortcut {
        enabled: root.enabled
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
        onActivated: root.game.redo()
    }
    Shortcut {
        enabled: root.enabled
        sequences: ["Ctrl+C"]
        onActivated: root.actions.copyFen()
    }
    Shortcut {
        enabled: root.enabled
        sequences: ["Ctrl+Shift+C"]
        onActivated: root.actions.copyPgn()
    }
    Shortcut {
        enabled: root.enabled
        sequences: ["Ctrl+V"]
        onActivated: root.actions.paste()
    }
    Shortcut {
        enabled: root.enabled
        sequences: ["Ctrl+F"]
        onActivated: root.actions.flip()
    }
    Shortcut {
        enabled: root.enabled && root.stepping && root.arrowsStep
        sequences: ["Left"]
        onActivated: root.game.stepBack()
    }
    Shortcut {
        enabled: root.enabled && root.stepping && root.arrowsStep
        sequences: ["Right"]
        onActivated: root.game.stepForward()
    }
    Shortcut {
        enabled: root.enabled && root.stepping
        sequences: ["Home"]
        onActivated: root.game.goToStart()
    }
    Shortcut {
        enabled: root.enabled && root.stepping
        sequences: ["End"]
        onActivated: root.game.goToEnd()
    }
}
