// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.Shell
import Qipan.Zoujing

/*! "What is a trap": three positions on a board of their own, a question each. */
Overlay {
    id: root
    readonly property ZoujingLesson lesson: trapLesson
    readonly property ZoujingGame game: lessonGame
    readonly property bool wide: width > 720
    readonly property real side: wide ? Math.min(400, height - 140) : Math.min(width - 80, height - 330)

    title: qsTr("What is a trap?")
    cardWidth: wide ? side + 352 : 480
    cardHeight: side + 56 + Theme.margin + (wide ? 8 : 190)
    Component.onCompleted: setUp()

    function setUp(): void {
        lessonGame.setUp(trapLesson.stones, trapLesson.turn);
        board.forceActiveFocus(Qt.OtherFocusReason);
        // Until a key asks for it: beside the question it would look like the answer.
        hand.hideCursor();
    }
    function tryAgain(): void {
        trapLesson.again();
        setUp();
    }
    // What is played on after an answer is no answer.
    Keys.onPressed: event => event.accepted = !trapLesson.answered && keys.press(event.key, event.modifiers, event.text)

    ZoujingLesson {
        id: trapLesson
    }
    ZoujingGame {
        id: lessonGame
        onMoved: from => trapLesson.answer(from)
        onRefused: why => badge.say(why)
        onStonesChanged: badge.say("")
    }
    ZoujingHand {
        id: hand
        game: lessonGame
        onRefused: why => badge.say(why)
    }
    ZoujingWords {
        id: words
        game: lessonGame
    }
    StoneKeys {
        id: keys
        game: lessonGame
        stoneHand: hand
        cursorShown: board.focus
    }

    Rectangle {
        id: frame
        x: root.wide ? 0 : (parent.width - width) / 2
        width: root.side
        height: root.side
        radius: Theme.buttonRadius
        color: Theme.board.frame
        StoneBoard {
            id: board
            objectName: "lessonBoard"
            x: 4
            y: 4
            width: parent.width - 8
            enabled: !trapLesson.answered
            game: lessonGame
            stoneHand: hand
            words: words
        }
        BoardBadge {
            id: badge
            objectName: "lessonBadge"
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.gap }
            typedText: ""
            typedPlays: false
        }
    }
    Item {
        anchors {
            left: root.wide ? frame.right : parent.left
            right: parent.right
            top: root.wide ? parent.top : frame.bottom
            bottom: parent.bottom
            leftMargin: root.wide ? 24 : 0
            topMargin: root.wide ? 0 : 12
        }
        Column {
            width: parent.width
            spacing: Theme.gap
            InkText {
                text: qsTr("%1 of %2").arg(trapLesson.index + 1).arg(trapLesson.count)
                color: Theme.softInk
                font.pixelSize: Theme.fontSmall
            }
            InkText {
                width: parent.width
                text: trapLesson.title
                font.pixelSize: Theme.fontLarge
                font.bold: true
                Accessible.role: Accessible.Heading
            }
            InkText {
                objectName: "lessonText"
                width: parent.width
                text: trapLesson.text
                wrapMode: Text.Wrap
                lineHeight: 1.15
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
        }
        Row {
            id: steps
            readonly property bool last: trapLesson.index === trapLesson.count - 1
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            spacing: Theme.gap
            TextButton {
                objectName: "lessonBack"
                width: (parent.width - parent.spacing) / 2
                text: qsTr("Back")
                enabled: trapLesson.index > 0
                onClicked: trapLesson.previous()
            }
            TextButton {
                objectName: "lessonNext"
                width: (parent.width - parent.spacing) / 2
                primary: trapLesson.right
                text: trapLesson.answered && !trapLesson.right ? qsTr("Try again") : steps.last ? qsTr("Done") : qsTr("Next")
                enabled: trapLesson.answered || !steps.last
                onClicked: root.go()
            }
        }
    }
    function go(): void {
        if (trapLesson.answered && !trapLesson.right)
            tryAgain();
        else if (steps.last)
            root.closed();
        else
            trapLesson.next();
    }

    Connections {
        target: trapLesson
        function onIndexChanged() {
            root.setUp();
        }
    }
    Connections {
        target: Language
        function onCodeChanged() {
            trapLesson.retranslate();
            lessonGame.retranslate();
        }
    }
}
