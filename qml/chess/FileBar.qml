// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Qipan

/*! Games come and go here. */
RowLayout {
    id: root
    signal newWanted
    signal openWanted
    signal saveWanted
    signal helpWanted
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
        //: Button: start a new game
        text: qsTr("New")
        onClicked: root.newWanted()
    }
    Word {
        objectName: "open"
        //: Button: open a file
        text: qsTr("Open")
        onClicked: root.openWanted()
    }
    Word {
        objectName: "save"
        //: Button: save the game to a file
        text: qsTr("Save")
        onClicked: root.saveWanted()
    }
    Word {
        objectName: "help"
        //: Button: show the list of keys
        text: qsTr("Keys")
        onClicked: root.helpWanted()
    }
}
