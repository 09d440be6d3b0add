// SPDX-License-Identifier: MIT
import QtQuick
import Qipan.Zoujing

/*! The keys that hold wherever the focus is. */
Item {
    id: root
    required property ZoujingGame game
    /*! Home, End, Left and Right step the game; off while something else is asked. */
    required property bool stepping
    /*! The arrows do not move the board's cursor. */
    required property bool arrowsStep
    signal newWanted
    signal studyWanted
    signal helpWanted
    signal recentWanted
    signal settingsWanted
    signal fullScreenWanted

    Shortcut {
        enabled: root.enabled
        sequences: ["Ctrl+R"]
        onActivated: root.recentWanted()
    }
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
        enabled: root.enabled
        sequences: ["F1"]
        onActivated: root.helpWanted()
    }
    Shortcut {
        enabled: root.enabled
        sequences: ["Ctrl+,"]
        onActivated: root.settingsWanted()
    }
    Shortcut {
        enabled: root.enabled
        sequences: ["F11"]
        onActivated: root.fullScreenWanted()
    }
    Shortcut {
        enabled: root.enabled
        sequences: ["Ctrl+Q"]
        onActivated: Qt.quit()
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
