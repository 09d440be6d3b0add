// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.Klotski

/*! The keys of the page that hold wherever the focus is. */
PageShortcuts {
    id: root
    required property KlotskiGame game
    /*! No card lies over the board. */
    required property bool playing
    signal levelsWanted
    signal copyWanted
    signal pasteWanted

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
}
