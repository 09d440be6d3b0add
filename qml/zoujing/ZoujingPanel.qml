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
    readonly property bool single: height < 64
    readonly property int space: strip ? 10 : Theme.margin
    readonly property bool studied: study && !game.over
    /*! Where the study finds room only if it is alone. */
    readonly property bool crowded: studied && height < 260

    CardFlick {
        id: flick
        anchors {
            left: parent.left; right: parent.right; top: parent.top; bottom: steps.visible ? line.top : parent.bottom
            leftMargin: Theme.margin; rightMargin: 6; topMargin: root.space; bottomMargin: root.space
        }
        contentHeight: root.single ? height : column.height
        clip: root.single || contentHeight > height

        Column {
            id: column
            width: flick.width - 10
            y: root.single ? Math.round((flick.height - state.height) / 2) : 0
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
                visible: text !== "" && !root.crowded
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
                visible: root.studied
                width: parent.width
                flat: root.strip
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
        visible: flick.contentHeight + height + 3 * Theme.margin < root.height - (steps.visible ? steps.height : 0)
        anchors { left: parent.left; right: parent.right; bottom: flick.bottom; leftMargin: Theme.margin; rightMargin: Theme.margin }
        text: qsTr("Move a stone along a line to the free point. Who cannot move has lost. No line crosses the well.")
        color: Theme.softInk
        font.pixelSize: Theme.fontSmall
        lineHeight: 1.15
        wrapMode: Text.Wrap
    }
    Rectangle {
        id: line
        visible: steps.visible
        anchors { left: parent.left; right: parent.right; bottom: steps.top; leftMargin: 1; rightMargin: 1; bottomMargin: 4 }
        height: 1
        color: Theme.hairline
    }
    StepBar {
        id: steps
        visible: !root.strip && !root.crowded
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: 4 }
        ply: root.game.ply
        plyCount: root.game.plyCount
        onChosen: ply => root.game.goTo(ply)
    }
}
