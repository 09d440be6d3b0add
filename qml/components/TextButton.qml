// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Qipan

/*! A button with a word on it. At most one primary button is on the screen at a time. */
T.Button {
    id: root
    property bool primary: false
    /*! A quiet button is bare text until the pointer is over it. */
    property bool quiet: false

    implicitWidth: Math.max(quiet ? 0 : 72, contentItem.implicitWidth + leftPadding + rightPadding)
    implicitHeight: 36
    leftPadding: quiet ? Theme.gap : Theme.margin
    rightPadding: leftPadding
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    font.pixelSize: Theme.fontBody
    Accessible.role: Accessible.Button
    Accessible.name: text
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: InkText {
        text: root.text
        font: root.font
        color: root.primary ? Theme.accentInk : Theme.ink
        opacity: root.enabled ? 1 : 0.45
        horizontalAlignment: Text.AlignHCenter
    }

    background: Rectangle {
        radius: Theme.buttonRadius
        color: root.primary ? (root.down ? Qt.darker(Theme.accent, 1.15) : root.hovered ? Qt.lighter(Theme.accent, 1.08) : Theme.accent)
             : root.down ? Theme.pressed
             : root.hovered ? Theme.hover
             : root.quiet ? Qt.alpha(Theme.hover, 0) : Theme.raised
        border.width: root.visualFocus ? 2 : root.primary || root.quiet ? 0 : 1
        border.color: root.visualFocus ? Theme.ink : Theme.hairline
        Behavior on color { ColorAnimation { duration: Theme.quick } }
    }
}
