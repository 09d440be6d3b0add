// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Qipan

/*! One of several things to choose from, each in its own frame. */
T.AbstractButton {
    id: root
    implicitHeight: 36
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.checked: checked
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: InkText {
        text: root.text
        color: root.checked ? Theme.paper : Theme.ink
        horizontalAlignment: Text.AlignHCenter
        leftPadding: 4
        rightPadding: 4
    }
    background: Rectangle {
        radius: Theme.buttonRadius
        color: root.checked ? Theme.ink : root.hovered ? Theme.hover : Theme.raised
        border.width: root.visualFocus ? 2 : 1
        border.color: root.visualFocus ? (root.checked ? Theme.softInk : Theme.ink) : Theme.hairline
    }
}
