// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! Where a page's menu opens; it is loaded when it is first asked for. */
LaterLoader {
    id: root
    /*! The menu's file, without its ending. */
    required property string menu
    readonly property bool opened: item !== null && (item as RoomMenu).opened
    /*! part: the file of a card, without its ending. */
    signal coverWanted(part: string)
    signal fullScreenWanted
    signal closed

    function openAbove(from: Item): void {
        part = menu;
        const opening = item as RoomMenu;
        opening.parentWindowHeight = Qt.binding(() => root.height);
        const place = from.mapToItem(root, from.width, 0);
        opening.parent = root;
        opening.x = Math.max(Theme.gap, place.x - opening.implicitWidth);
        opening.y = Math.max(Theme.gap, place.y - opening.implicitHeight - 4);
        opening.open();
    }

    Connections {
        target: root.item
        ignoreUnknownSignals: true
        function onCoverWanted(part) {
            root.coverWanted(part);
        }
        function onFullScreenWanted() {
            root.fullScreenWanted();
        }
        function onClosed() {
            root.closed();
        }
    }
}
