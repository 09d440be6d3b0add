// SPDX-License-Identifier: MIT
import QtQuick

/*! The card that lies over a game's board, if one does. It goes when it says that it is closed, or that something was
    begun or chosen with it. */
LaterLoader {
    id: root
    signal lessonWanted
    /*! from: the card's part; what: what was chosen in it. */
    signal chosen(from: string, what: string)

    function toggle(wanted: string): void {
        part = part === wanted ? "" : wanted;
    }
    function hide(): void {
        part = "";
    }

    Connections {
        target: root.item
        ignoreUnknownSignals: true
        function onChosen(what) {
            const from = root.part;
            root.hide();
            root.chosen(from, what);
        }
        function onStarted() {
            root.hide();
        }
        function onLessonWanted() {
            root.lessonWanted();
        }
        function onClosed() {
            root.hide();
        }
    }
}
