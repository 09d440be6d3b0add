// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.Zoujing

/*! The board in its frame, and a line of words on it. */
Item {
    id: root
    required property ZoujingGame game
    required property ZoujingHand stoneHand
    required property ZoujingWords words
    required property bool study
    /*! The outer side, frame and all. */
    required property real side
    readonly property int frame: Math.max(4, Math.round(side / 128))
    readonly property bool cursorShown: board.focus
    signal used

    implicitWidth: Math.floor(side)
    implicitHeight: implicitWidth

    function say(text: string): void {
        badge.say(text);
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.buttonRadius
        color: Theme.board.frame
    }
    StoneBoard {
        id: board
        objectName: "stoneBoard"
        x: root.frame
        y: root.frame
        width: root.width - 2 * root.frame
        game: root.game
        stoneHand: root.stoneHand
        words: root.words
        study: root.study
        onUsed: root.used()
        onNotched: steps => root.game.goTo(root.game.ply + steps)
    }
    BoardBadge {
        id: badge
        objectName: "stoneBadge"
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.margin }
        typedText: ""
        typedPlays: false
    }
    Connections {
        target: root.stoneHand
        function onRefused(why) {
            badge.say(why);
        }
    }
    Connections {
        target: root.game
        function onRefused(why) {
            badge.say(why);
        }
        function onStonesChanged() {
            badge.say("");
        }
    }
}
