// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Qipan
import Qipan.Boards

/*! What went over the line, for reports of faults. */
Column {
    id: root
    required property LinkLog log
    spacing: Theme.gap

    Card {
        width: parent.width
        height: 200
        ListView {
            id: list
            objectName: "linkLog"
            anchors { fill: parent; margins: Theme.gap }
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            model: root.log
            ThinScrollBar.vertical: ThinScrollBar {}
            // It follows what comes as long as the end is in sight.
            property bool following: true
            onMovementEnded: following = atYEnd
            onCountChanged: if (following) positionViewAtEnd()
            delegate: InkText {
                required property string line
                required property bool fromBoard
                required property string time
                width: list.width - 12
                height: 20
                text: time + (fromBoard ? "  ◂  " : "  ▸  ") + line
                font.family: "monospace"
                font.pixelSize: Theme.fontSmall
                color: fromBoard ? Theme.ink : Theme.softInk
            }
        }
    }
    Row {
        spacing: Theme.gap
        TextButton {
            objectName: "logCopy"
            text: qsTr("Copy")
            onClicked: root.log.copy()
        }
        TextButton {
            //: Button: empties the link log
            text: qsTr("Clear")
            onClicked: root.log.clear()
        }
    }
}
