// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! The red seal, with a few figures cut out of it. */
Item {
    id: root
    property string text: ""
    implicitWidth: 56
    implicitHeight: 56

    Rectangle {
        anchors.fill: parent
        radius: Math.round(width / 7)
        color: Theme.accent
    }
    InkText {
        anchors.centerIn: parent
        text: root.text
        color: Theme.accentInk
        font.pixelSize: root.text.length > 2 ? Theme.fontLarge : Theme.fontTitle
        font.bold: true
        Accessible.ignored: true
    }
}
