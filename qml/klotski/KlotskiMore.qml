// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! Where other boards come from. */
Row {
    id: root
    signal dailyWanted
    signal editorWanted
    signal copyWanted
    signal helpWanted
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
        objectName: "copy"
        width: root.share
        //: Button: copy the board as text
        text: qsTr("Copy")
        onClicked: root.copyWanted()
    }
    Word {
        objectName: "help"
        width: root.share
        //: Button: the rules and the keys
        text: qsTr("Help")
        onClicked: root.helpWanted()
    }
}
