// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.Zoujing

/*! The keys of the page that hold wherever the focus is. */
PageShortcuts {
    id: root
    required property ZoujingGame game
    /*! Home, End, Left and Right step the game; off while something else is asked. */
    required property bool stepping
    /*! The arrows do not move the board's cursor. */
    required property bool arrowsStep
    signal newWanted
    signal studyWanted

    Shortcut {
        enabled: root.enabled
        sequences: ["Ctrl+N"]
        onActivated: root.newWanted()
    }
    Shortcut {
        enabled: root.enabled && root.stepping
        sequences: ["Ctrl+Z"]
        onActivated: root.game.undo()
    }
    Shortcut {
        enabled: root.enabled && root.stepping
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
        onActivated: root.game.redo()
    }
    Shortcut {
        enabled: root.enabled && root.stepping
        sequences: ["S"]
        onActivated: root.studyWanted()
    }
    Shortcut {
        enabled: root.enabled && root.stepping && root.arrowsStep
        sequences: ["Left"]
        onActivated: root.game.goTo(root.game.ply - 1)
    }
    Shortcut {
        enabled: root.enabled && root.stepping && root.arrowsStep
        sequences: ["Right"]
        onActivated: root.game.goTo(root.game.ply + 1)
    }
    Shortcut {
        enabled: root.enabled && root.stepping
        sequences: ["Home"]
        onActivated: root.game.goTo(0)
    }
    Shortcut {
        enabled: root.enabled && root.stepping
        sequences: ["End"]
        onActivated: root.game.goTo(root.game.plyCount)
    }
}
