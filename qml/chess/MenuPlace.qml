// SPDX-License-Identifier: MIT
// No bound components: the Loader of Qt 6.4 cannot create them.
// qmllint disable unqualified
import QtQuick
import Qipan
import Qipan.App

/*! Where the menu opens; loaded when it is first asked for. */
Loader {
    id: root
    required property ChessGame game
    required property ChessActions actions
    readonly property ChessMenu menu: item as ChessMenu
    readonly property bool opened: menu !== null && menu.opened
    signal coverWanted(what: int)
    signal fullScreenWanted
    signal closed

    active: false
    sourceComponent: ChessMenu {
        objectName: "chessMenu"
        parentWindowHeight: root.height
        game: root.game
        actions: root.actions
        onCoverWanted: what => root.coverWanted(what)
        onFullScreenWanted: root.fullScreenWanted()
        onClosed: root.closed()
    }

    function openAbove(from: Item): void {
        active = true;
        const place = from.mapToItem(root, from.width, 0);
        menu.parent = root;
        menu.x = Math.max(Theme.gap, place.x - menu.implicitWidth);
        menu.y = Math.max(Theme.gap, place.y - menu.implicitHeight - 4);
        menu.open();
    }
}
