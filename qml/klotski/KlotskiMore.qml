// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! Where other boards come from, and all else. */
Row {
    id: root
    signal dailyWanted
    signal editorWanted
    signal helpWanted
    signal menuWanted(from: Item)
    readonly property int share: width / 4

    component Word: TextButton {
        height: 32
        leftPadding: 2
        rightPadding: 2
        quiet: true
    }

    Word {
        objectName: "daily"
        width: root.share
        //: Button: the puzzle of the day
        text: qsTr("Daily")
        onClicked: root.dailyWanted()
    }
    Word {
        objectName: "editor"
        width: root.share
        //: Button: make a board of one's own
        text: qsTr("Editor")
        onClicked: root.editorWanted()
    }
    Word {
        objectName: "help"
        width: root.share
        //: Button: the rules and the keys
        text: qsTr("Help")
        onClicked: root.helpWanted()
    }
    Word {
        id: menu
        objectName: "menu"
        width: root.share
        //: Button: all commands
        text: qsTr("Menu")
        onClicked: root.menuWanted(menu)
    }
}
