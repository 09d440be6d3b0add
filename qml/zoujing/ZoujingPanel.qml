// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Qipan
import Qipan.Shell
import Qipan.Zoujing

/*! The middle of the panel: the state of the game in plain words, and what each move is worth while that is studied. */
Card {
    id: root
    required property ZoujingGame game
    required property ZoujingWords words
    required property GameStore store
    required property bool study
    readonly property bool strip: height < 140
    /*! One line is all there is room for. */
    readonly property bool line: height < 64
    readonly property int space: strip ? 10 : Theme.margin

    CardFlick {
        id: flick
        anchors { fill: parent; leftMargin: Theme.margin; rightMargin: 6; topMargin: root.space; bottomMargin: root.space }
        contentHeight: root.line ? height : column.height
        clip: root.line || contentHeight > height

        Column {
            id: column
            width: flick.width - 10
            y: root.line ? Math.round((flick.height - state.height) / 2) : 0
            spacing: root.strip ? 4 : Theme.gap

            InkText {
                id: state
                objectName: "stateLine"
                width: parent.width
                text: root.words.state
                font.pixelSize: Theme.fontLarge
                font.bold: true
                wrapMode: Text.Wrap
            }
            InkText {
                objectName: "hintLine"
                visible: text !== ""
                width: parent.width
                text: root.game.over ? root.words.reason : root.words.hint
                color: Theme.softInk
                wrapMode: Text.Wrap
            }
            InkText {
                objectName: "blockedLines"
                visible: text !== ""
                width: parent.width
                text: root.words.blocked
                wrapMode: Text.Wrap
                lineHeight: 1.2
            }
            StudyLines {
                objectName: "studyLines"
                visible: root.study && !root.game.over
                width: parent.width
                game: root.game
                words: root.words
            }
            InkText {
                visible: text !== ""
                width: parent.width
                text: root.game.draws > 0 ? qsTr("Drawn games: %1").arg(root.game.draws) : ""
                color: Theme.softInk
            }
            InkText {
                objectName: "storeLine"
                visible: text !== ""
                width: parent.width
                text: root.store.problem !== "" ? root.store.problem : root.store.message
                wrapMode: Text.Wrap
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
        }
    }
    // The whole of the rules, where nothing else needs the room.
    InkText {
        id: rules
        objectName: "rulesLines"
        visible: flick.contentHeight + height + 3 * Theme.margin < root.height
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.margin }
        text: qsTr("Move a stone along a line to the free point. Who cannot move has lost. No line crosses the well.")
        color: Theme.softInk
        font.pixelSize: Theme.fontSmall
        lineHeight: 1.15
        wrapMode: Text.Wrap
    }
}
