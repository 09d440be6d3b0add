// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Qipan

/*! Games come and go here. In the flat form only the menu is left, which holds all of it. */
RowLayout {
    id: root
    required property bool flat
    signal newWanted
    signal openWanted
    signal recentWanted
    signal menuWanted(from: Item)
    spacing: 0

    component Word: TextButton {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        implicitHeight: 32
        leftPadding: 2
        rightPadding: 2
        quiet: true
    }

    Word {
        objectName: "new"
        visible: !root.flat
        //: Button: start a new game
        text: qsTr("New")
        onClicked: root.newWanted()
    }
    Word {
        objectName: "open"
        visible: !root.flat
        //: Button: open a file
        text: qsTr("Open")
        onClicked: root.openWanted()
    }
    Word {
        objectName: "recent"
        visible: !root.flat
        //: Button: the list of games played before
        text: qsTr("Recent")
        onClicked: root.recentWanted()
    }
    Word {
        id: word
        objectName: "menu"
        visible: !root.flat
        //: Button: all commands
        text: qsTr("Menu")
        onClicked: root.menuWanted(word)
    }
    IconButton {
        id: icon
        visible: root.flat
        implicitWidth: 44
        implicitHeight: 44
        iconName: "menu"
        captionShown: false
        text: qsTr("Menu")
        onClicked: root.menuWanted(icon)
    }
}
