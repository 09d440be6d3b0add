// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! The result beside the board, so that the board shows why: what happened, and what can come next. */
FocusScope {
    id: root
    required property ZoujingWords words
    /*! The three steps stand in one row. */
    property bool flat: false
    readonly property int half: Math.floor((buttons.width - Theme.gap) / 2)
    readonly property int third: Math.floor((buttons.width - 2 * Theme.gap) / 3)
    signal againWanted
    signal newGameWanted
    signal studyWanted
    signal dismissed

    /*! Between the lines and the buttons. */
    readonly property int gap: width < 300 ? 8 : 12

    implicitHeight: said.height + gap + buttons.height + 2 * Theme.margin
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.result + ". " + words.reason + " " + words.blocked

    Card {
        anchors.fill: parent
    }
    MouseArea {
        anchors.fill: parent
    }
    CardFlick {
        id: flick
        anchors { fill: parent; margins: Theme.margin; bottomMargin: buttons.height + Theme.margin + root.gap }
        contentHeight: said.height

        Column {
            id: said
            width: flick.width - (flick.clip ? 12 : 0)
            spacing: root.gap
            Item {
                width: parent.width
                height: 48
                Seal {
                    id: seal
                    width: 40
                    height: 40
                    y: 4
                    Icon {
                        anchors.centerIn: parent
                        icon: "zoujing"
                        size: 24
                        color: Theme.accentInk
                    }
                }
                Column {
                    anchors { left: seal.right; right: cross.left; leftMargin: 12; verticalCenter: parent.verticalCenter }
                    InkText {
                        objectName: "resultLine"
                        width: parent.width
                        text: root.words.result
                        font.pixelSize: root.width < 300 ? Theme.fontLarge : Theme.fontTitle
                        font.bold: true
                        Accessible.ignored: true
                    }
                    InkText {
                        width: parent.width
                        text: root.words.reason
                        color: Theme.softInk
                        font.pixelSize: Theme.fontSmall
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                }
                IconButton {
                    id: cross
                    objectName: "resultClose"
                    anchors { right: parent.right; top: parent.top; rightMargin: -6; topMargin: -6 }
                    iconName: "close"
                    captionShown: false
                    text: qsTr("Close")
                    onClicked: root.dismissed()
                }
            }
            InkText {
                objectName: "resultBlocked"
                visible: text !== ""
                width: parent.width
                text: root.words.blocked
                wrapMode: Text.Wrap
                lineHeight: 1.2
                Accessible.ignored: true
            }
        }
    }
    Flow {
        id: buttons
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.margin }
        spacing: Theme.gap
        TextButton {
            objectName: "resultAgain"
            width: root.flat ? root.third : parent.width
            leftPadding: 2
            rightPadding: 2
            //: Buttons: another game by the same rules, begun by the other side
            text: root.flat ? qsTr("Again") : qsTr("Again, the other side begins")
            onClicked: root.againWanted()
        }
        TextButton {
            objectName: "resultNew"
            width: root.flat ? root.third : root.half
            leftPadding: 2
            rightPadding: 2
            text: qsTr("New game")
            onClicked: root.newGameWanted()
        }
        TextButton {
            objectName: "resultStudy"
            width: root.flat ? root.third : root.half
            leftPadding: 2
            rightPadding: 2
            //: Button: go back through the game with the worth of each move
            text: qsTr("Study it")
            onClicked: root.studyWanted()
        }
    }
}
