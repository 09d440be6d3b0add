// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Qipan

/*! One recent game: how it stood, who played, how it ended, when. */
T.AbstractButton {
    id: root
    required property string gameId
    required property string title
    required property string result
    required property date date
    required property string picture
    required property int length
    required property bool current
    /*! The room's way to draw it, see RecentList. */
    required property string drawing
    required property string drawingKey
    required property var drawingSize
    required property bool fullMoves
    /*! It was asked whether to remove the game. */
    property bool asking: false
    signal removed

    onCurrentChanged: asking = false
    /*! The first time it asks. */
    function remove(): void {
        asking = !asking;
        if (!asking)
            removed();
    }

    readonly property var scores: ({
            "1-0": "1–0", "0-1": "0–1", "1/2-1/2": "½–½",
            black: qsTr("Black wins"), white: qsTr("White wins"), draw: qsTr("Draw"),
            //: Instead of a result: the puzzle is solved; the game has not ended
            solved: qsTr("Solved"), "*": qsTr("Not ended"), "": qsTr("Not ended")
        })
    readonly property string score: scores[result] ?? result

    implicitHeight: 88
    focusPolicy: Qt.NoFocus
    hoverEnabled: true
    text: title !== "" ? title : qsTr("White – Black")
    Accessible.role: Accessible.Button
    Accessible.name: text + ", " + score + ", " + line.text

    background: Rectangle {
        radius: Theme.buttonRadius
        color: root.current ? Theme.hairline : root.hovered ? Theme.hover : Qt.alpha(Theme.hover, 0)
    }
    Item {
        anchors.fill: parent
        Item {
            id: board
            x: Theme.gap
            y: Theme.gap
            width: 72
            height: 72
            LaterLoader {
                anchors.centerIn: parent
                part: root.drawing
                starts: ({ [root.drawing]: Object.assign({ [root.drawingKey]: root.picture }, root.drawingSize) })
            }
        }
        InkText {
            id: names
            anchors { left: board.right; right: root.asking ? choice.left : cross.left; leftMargin: Theme.margin; rightMargin: Theme.gap }
            y: 12
            text: root.text
            font.pixelSize: Theme.fontLarge
            font.bold: true
        }
        InkText {
            anchors { left: names.left; right: names.right; top: names.bottom; topMargin: 2 }
            text: root.score
        }
        InkText {
            id: line
            anchors { left: names.left; right: names.right; bottom: board.bottom }
            readonly property string when: root.date.toLocaleString(Qt.locale(), Locale.ShortFormat)
            //: Below a recent game: %1 when it was played, %2 how many moves it has
            readonly property string what: qsTr("%1 · moves: %2").arg(when).arg(root.fullMoves ? Math.ceil(root.length / 2) : root.length)
            //: Below a recent game, beside the button that removes it
            text: root.asking ? qsTr("Remove it for ever?") : what
            font.pixelSize: Theme.fontSmall
            color: root.asking ? Theme.accent : Theme.softInk
        }
        Row {
            id: choice
            visible: root.asking
            anchors { right: parent.right; rightMargin: Theme.gap; verticalCenter: parent.verticalCenter }
            TextButton {
                objectName: "removeForEver"
                focusPolicy: Qt.NoFocus
                text: qsTr("Remove")
                onClicked: root.remove()
            }
            TextButton {
                quiet: true
                focusPolicy: Qt.NoFocus
                //: Button: the game stays in the list
                text: qsTr("Keep")
                onClicked: root.asking = false
            }
        }
        IconButton {
            id: cross
            visible: (root.hovered || root.current) && !root.asking
            anchors { right: parent.right; rightMargin: Theme.gap; verticalCenter: parent.verticalCenter }
            focusPolicy: Qt.NoFocus
            iconName: "trash"
            captionShown: false
            //: Button: take a game out of the list of recent games, for ever
            text: qsTr("Remove")
            onClicked: root.remove()
        }
    }
}
