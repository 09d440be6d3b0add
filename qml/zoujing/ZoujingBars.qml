// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.Zoujing

/*! What can be done with the game; in one row of drawings where there is little room. */
Item {
    id: root
    required property ZoujingGame game
    required property bool flat
    required property bool study
    signal studyWanted
    signal lessonWanted
    signal newWanted
    signal rulesWanted
    signal recentWanted
    signal menuWanted(from: Item)
    readonly property real share: width / (flat ? 6 : 5)

    component Action: IconButton {
        height: parent ? parent.height : 0
    }

    Row {
        id: actions
        height: root.flat ? root.height : 56
        Action {
            objectName: "zoujingUndo"
            width: root.share
            captionShown: !root.flat
            iconName: "undo"
            text: qsTr("Undo")
            enabled: root.game.canUndo
            onClicked: root.game.undo()
        }
        Action {
            objectName: "zoujingRedo"
            width: root.share
            captionShown: !root.flat
            iconName: "redo"
            text: qsTr("Redo")
            enabled: root.game.canRedo
            onClicked: root.game.redo()
        }
        Action {
            objectName: "study"
            width: root.share
            captionShown: !root.flat
            iconName: "study"
            //: Button: show what each move is worth
            text: qsTr("Study")
            font.bold: root.study
            Accessible.checkable: true
            Accessible.checked: root.study
            onClicked: root.studyWanted()
            Rectangle {
                visible: root.study
                anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: root.flat ? 4 : 2 }
                width: 20
                height: 2
                radius: 1
                color: Theme.ink
            }
        }
        Action {
            objectName: "lesson"
            width: root.share
            captionShown: !root.flat
            iconName: "lesson"
            text: qsTr("Lesson")
            onClicked: root.lessonWanted()
        }
        Action {
            objectName: "zoujingNew"
            width: root.share
            captionShown: !root.flat
            iconName: "new"
            //: Button: begin another game
            text: qsTr("New")
            onClicked: root.newWanted()
        }
        Action {
            id: icon
            objectName: "flatMenu"
            visible: root.flat
            width: root.share
            captionShown: false
            iconName: "menu"
            text: qsTr("Menu")
            onClicked: root.menuWanted(icon)
        }
    }
    Row {
        visible: !root.flat
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        TextButton {
            objectName: "rules"
            width: parent.width / 3
            height: 32
            quiet: true
            text: qsTr("Rules")
            onClicked: root.rulesWanted()
        }
        TextButton {
            objectName: "recent"
            width: parent.width / 3
            height: 32
            quiet: true
            text: qsTr("Recent")
            onClicked: root.recentWanted()
        }
        TextButton {
            id: word
            objectName: "menu"
            width: parent.width / 3
            height: 32
            quiet: true
            //: Button: all commands
            text: qsTr("Menu")
            onClicked: root.menuWanted(word)
        }
    }
}
