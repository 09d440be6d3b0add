// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Qipan

/*! How a game ended, stamped on the board with a seal, and what can come next. It asks nothing: the board lives on beneath it. */
FocusScope {
    id: root
    required property string stamp
    required property string title
    required property string text
    /*! The words on the buttons, and the names by which tests find them. */
    required property list<string> choices
    required property list<string> choiceNames
    signal chosen(index: int)
    signal dismissed

    height: column.height + 2 * Theme.margin
    Accessible.role: Accessible.AlertMessage
    Accessible.name: title + ". " + text

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
                text: root.stamp
            }
            Column {
                anchors { left: seal.right; right: cross.left; leftMargin: Theme.margin; verticalCenter: parent.verticalCenter }
                spacing: 2
                InkText {
                    width: parent.width
                    text: root.title
                    font.pixelSize: Theme.fontTitle
                    font.bold: true
                    Accessible.ignored: true
                }
                InkText {
                    width: parent.width
                    text: root.text
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
            Repeater {
                model: root.choices
                TextButton {
                    required property int index
                    required property string modelData
                    objectName: root.choiceNames[index]
                    width: (parent.width - (root.choices.length - 1) * Theme.gap) / root.choices.length
                    leftPadding: 2
                    rightPadding: 2
                    text: modelData
                    onClicked: root.chosen(index)
                }
            }
        }
    }
}
