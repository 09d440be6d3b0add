// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.App

/*! Where the menu opens; loaded when it is first asked for. */
LaterLoader {
    id: root
    required property ChessGame game
    required property ChessActions actions
    readonly property bool opened: item !== null && (item as ChessMenu).opened
    signal coverWanted(what: int)
    signal fullScreenWanted
    signal closed

    starts: ({ ChessMenu: { objectName: "chessMenu", game: game, actions: actions } })

    function openAbove(from: Item): void {
        part = "ChessMenu";
        const menu = item as ChessMenu;
        menu.parentWindowHeight = Qt.binding(() => root.height);
        const place = from.mapToItem(root, from.width, 0);
        menu.parent = root;
        menu.x = Math.max(Theme.gap, place.x - menu.implicitWidth);
        menu.y = Math.max(Theme.gap, place.y - menu.implicitHeight - 4);
        menu.open();
    }

    Connections {
        target: root.item
        ignoreUnknownSignals: true
        function onCoverWanted(what) {
            root.coverWanted(what);
        }
        function onFullScreenWanted() {
            root.fullScreenWanted();
        }
        function onClosed() {
            root.closed();
        }
    }
}
