// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! Where one game's page lies; the page is made when the game is first shown, and stays. */
LaterLoader {
    id: root
    /*! The page's file, without its ending. */
    required property string page
    required property bool shown
    /*! The window can be seen. */
    required property bool watched
    readonly property GamePage gamePage: item as GamePage
    signal fullScreenWanted

    visible: shown
    focus: shown
    onShownChanged: open()
    onLoaded: takeKeys()
    Component.onCompleted: open()

    function open(): void {
        if (!shown)
            return;
        part = page;
        takeKeys();
    }

    function takeKeys(): void {
        if (shown && item)
            (item as Item).forceActiveFocus(Qt.OtherFocusReason);
    }

    Binding {
        target: root.item
        property: "watched"
        value: root.shown && root.watched
    }
    Connections {
        target: root.item
        ignoreUnknownSignals: true
        function onFullScreenWanted() {
            root.fullScreenWanted();
        }
    }
}
