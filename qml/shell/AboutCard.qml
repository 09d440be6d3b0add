// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! What this program is. */
Overlay {
    id: root
    title: qsTr("About Qipan")
    cardWidth: 440
    cardHeight: column.implicitHeight + 96

    Column {
        id: column
        anchors { left: parent.left; right: parent.right; top: parent.top; topMargin: Theme.gap }
        spacing: Theme.gap
        Image {
            anchors.horizontalCenter: parent.horizontalCenter
            source: "qrc:/icons/qipan.svg"
            width: 72
            height: 72
            sourceSize.width: 72
        }
        InkText {
            anchors.horizontalCenter: parent.horizontalCenter
            text: "Qipan 棋盘"
            font.pixelSize: Theme.fontTitle
            font.bold: true
        }
        InkText {
            anchors.horizontalCenter: parent.horizontalCenter
            //: %1 is a version number
            text: qsTr("Version %1").arg(Application.version)
            color: Theme.softInk
        }
        InkText {
            width: parent.width
            text: qsTr("Board games for two, on the screen and on a real board. Games are kept by themselves; nothing leaves this computer.")
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
        }
        InkText {
            width: parent.width
            text: qsTr("Free software under the MIT licence. Pieces, boards and sounds were made for this program.")
            color: Theme.softInk
            font.pixelSize: Theme.fontSmall
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
