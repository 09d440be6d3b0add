// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! Games come and go here. In the flat form only the menu is left, which holds all of it. */
Row {
    id: root
    required property bool flat
    signal newWanted
    signal openWanted
    signal recentWanted
    signal menuWanted(from: Item)
    readonly property int share: width / 4

    component Word: TextButton {
        height: 32
        leftPadding: 2
        rightPadding: 2
        quiet: true
    }

    Word {
        width: root.share
        objectName: "new"
        visible: !root.flat
        //: Button: start a new game
        text: qsTr("New")
        onClicked: root.newWanted()
    }
    Word {
        width: root.share
        objectName: "open"
        visible: !root.flat
        //: Button: open a file
        text: qsTr("Open")
        onClicked: root.openWanted()
    }
    Word {
        width: root.share
        objectName: "recent"
        visible: !root.flat
        //: Button: the list of games played before
        text: qsTr("Recent")
        onClicked: root.recentWanted()
    }
    Word {
        width: root.share
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
