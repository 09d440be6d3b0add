// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! The result, stamped on the board with a seal. It asks nothing: the board lives on beneath it. */
FocusScope {
    id: root
    required property GameWords words
    signal newGameWanted
    signal rematchWanted
    signal reviewWanted
    signal dismissed

    height: column.height + 2 * Theme.margin
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.result + ". " + words.reason

    Rectangle {
        anchors { fill: parent; margins: -4 }
        radius: Theme.cardRadius + 4
        color: "#33000000"
    }
    Card {
        anchors.fill: parent
    }
    MouseArea {
        anchors.fill: parent
    }

    Column {
        id: column
        x: Theme.margin
        y: Theme.margin
        width: parent.width - 2 * Theme.margin
        spacing: 12

        Item {
            width: parent.width
            height: 56
            Seal {
                id: seal
                width: 56
                height: 56
                text: root.words.score
            }
            Column {
                anchors { left: seal.right; right: cross.left; leftMargin: Theme.margin; verticalCenter: parent.verticalCenter }
                spacing: 2
                InkText {
                    width: parent.width
                    text: root.words.result
                    font.pixelSize: Theme.fontTitle
                    font.bold: true
                    Accessible.ignored: true
                }
                InkText {
                    width: parent.width
                    text: root.words.reason
                    color: Theme.softInk
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                    Accessible.ignored: true
                }
            }
            IconButton {
                id: cross
                objectName: "bannerClose"
                anchors { right: parent.right; top: parent.top; rightMargin: -4; topMargin: -4 }
                iconName: "close"
                captionShown: false
                text: qsTr("Close")
                onClicked: root.dismissed()
            }
        }
        Row {
            width: parent.width
            spacing: Theme.gap
            TextButton {
                objectName: "bannerRematch"
                width: (parent.width - 2 * parent.spacing) / 3
                //: Button: the same two once more, with colours changed
                text: qsTr("Rematch")
                leftPadding: 2
                rightPadding: 2
                onClicked: root.rematchWanted()
            }
            TextButton {
                objectName: "bannerNewGame"
                width: (parent.width - 2 * parent.spacing) / 3
                leftPadding: 2
                rightPadding: 2
                text: qsTr("New game")
                onClicked: root.newGameWanted()
            }
            TextButton {
                objectName: "bannerReview"
                width: (parent.width - 2 * parent.spacing) / 3
                leftPadding: 2
                rightPadding: 2
                //: Button: go through the finished game from its first move
                text: qsTr("Review")
                onClicked: root.reviewWanted()
            }
        }
    }
}
