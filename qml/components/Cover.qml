// SPDX-License-Identifier: MIT
import QtQuick

/*! The card that lies over a game's board, if one does. */
LaterLoader {
    id: root

    function toggle(wanted: string): void {
        part = part === wanted ? "" : wanted;
    }
    function hide(): void {
        part = "";
    }

    Connections {
        target: root.item
        ignoreUnknownSignals: true
        function onClosed() {
            root.hide();
        }
    }
}
