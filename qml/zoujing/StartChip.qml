// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Qipan

/*! One way to begin a game, as a picture with its name. */
T.AbstractButton {
    id: root
    required property string stones
    required property bool current

    implicitHeight: 146
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.checked: current

    StonesPicture {
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: 12 }
        width: 96
        stones: root.stones
    }
    InkText {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; bottomMargin: 10 }
        text: root.text
        font.bold: root.current
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }
    background: Rectangle {
        radius: Theme.cardRadius
        color: root.hovered ? Theme.hover : Theme.raised
        border.width: root.current || root.visualFocus ? 2 : 1
        border.color: root.visualFocus ? Theme.softInk : root.current ? Theme.ink : Theme.hairline
    }
}
