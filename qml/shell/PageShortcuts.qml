// SPDX-License-Identifier: MIT
import QtQuick

/*! The keys that mean the same on every page, wherever the focus is. */
Item {
    id: root
    signal recentWanted
    signal settingsWanted
    signal helpWanted
    signal fullScreenWanted
    signal menuWanted

    Shortcut {
        enabled: root.enabled
        sequences: ["Ctrl+R"]
        onActivated: root.recentWanted()
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
        sequences: ["F10"]
        onActivated: root.menuWanted()
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
