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
    readonly property int space: strip ? 10 : Theme.margin

    CardFlick {
        id: flick
        anchors { fill: parent; leftMargin: Theme.margin; rightMargin: 6; topMargin: root.space; bottomMargin: root.space }
        contentHeight: column.height

        Column {
            id: column
            width: flick.width - 10
            spacing: root.strip ? 4 : Theme.gap

            InkText {
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
}
