// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Qipan
import Qipan.Boards

/*! The serial ports of this computer, and a line for one that is not listed. */
Column {
    id: root
    required property PortModel ports
    signal chosen(path: string)
    signal refreshed

    spacing: 4

    Item {
        width: parent.width
        height: 36
        InkText {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Or choose a port")
            font.bold: true
            Accessible.role: Accessible.Heading
        }
        TextButton {
            anchors.right: parent.right
            quiet: true
            //: Button: looks again which serial ports there are
            text: qsTr("Refresh")
            onClicked: root.refreshed()
        }
    }
    Repeater {
        model: root.ports
        Item {
            id: row
            required property string path
            required property string description
            width: root.width
            height: 44
            InkText {
                anchors { left: parent.left; right: button.left; verticalCenter: parent.verticalCenter; rightMargin: Theme.gap }
                text: row.description === "" ? row.path : row.path + "  ·  " + row.description
            }
            TextButton {
                id: button
                objectName: "port-" + row.path
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                text: qsTr("Connect")
                onClicked: root.chosen(row.path)
            }
        }
    }
    InkText {
        visible: root.ports.count === 0
        width: parent.width
        text: qsTr("This computer shows no serial port. Is the board plugged in?")
        color: Theme.softInk
        wrapMode: Text.Wrap
    }
    Item {
        width: parent.width
        height: 44
        InkField {
            id: field
            objectName: "portField"
            anchors { left: parent.left; right: go.left; verticalCenter: parent.verticalCenter; rightMargin: Theme.gap }
            //: In an empty line: a serial port that is not in the list
            placeholderText: qsTr("Another port, as /dev/ttyUSB0")
            onAccepted: go.clicked()
        }
        TextButton {
            id: go
            objectName: "portConnect"
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            enabled: field.text.trim() !== ""
            text: qsTr("Connect")
            onClicked: if (field.text.trim() !== "") root.chosen(field.text.trim())
        }
    }
}
