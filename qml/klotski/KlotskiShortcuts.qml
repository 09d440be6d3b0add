// SPDX-License-Identifier: MIT
import QtQuick
import Qipan.Klotski

/*! The keys that hold wherever the focus is. */
Item {
    id: root
    required property KlotskiGame game
    /*! No card lies over the board. */
    required property bool playing
    signal levelsWanted
    signal recentWanted
    signal settingsWanted
    signal helpWanted
    signal copyWanted
    signal pasteWanted
    signal fullScreenWanted

    Shortcut {
        enabled: root.enabled
        sequences: ["Ctrl+R"]
        onActivated: root.recentWanted()
    }
    Shortcut {
        enabled: root.enabled
        sequences: ["Ctrl+N", "Ctrl+O"]
        onActivated: root.levelsWanted()
    }
    Shortcut {
        enabled: root.enabled && root.playing
        sequences: ["Ctrl+Z"]
        onActivated: root.game.undo()
    }
    Shortcut {
        enabled: root.enabled && root.playing
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
        onActivated: root.game.redo()
    }
    Shortcut {
        enabled: root.enabled && root.playing
        sequences: ["Ctrl+C"]
        onActivated: root.copyWanted()
    }
    Shortcut {
        enabled: root.enabled && root.playing
        sequences: ["Ctrl+V"]
        onActivated: root.pasteWanted()
    }
    Shortcut {
        enabled: root.enabled
        sequences: ["Ctrl+,"]
        onActivated: root.settingsWanted()
    }
    Shortcut {
        enabled: root.enabled
        sequences: ["F1"]
        onActivated: root.helpWanted()
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
}
