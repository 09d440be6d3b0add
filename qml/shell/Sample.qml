// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Qipan

/*! A small piece of something to choose, with its name below. */
T.AbstractButton {
    id: root
    default property alias content: picture.data

    implicitHeight: 104
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.checked: checked
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: Theme.cardRadius
        color: root.hovered || root.checked ? Theme.hover : Qt.alpha(Theme.hover, 0)
        border.width: root.visualFocus || root.checked ? 2 : 1
        border.color: root.checked ? Theme.ink : root.visualFocus ? Theme.softInk : Theme.hairline
    }
    Item {
        id: picture
        x: Theme.gap
        y: Theme.gap
        width: parent.width - 2 * Theme.gap
        height: parent.height - caption.height - 2 * Theme.gap
        clip: true
    }
    InkText {
        id: caption
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; bottomMargin: 4; leftMargin: 2; rightMargin: 2 }
        height: 32
        wrapMode: Text.Wrap
        maximumLineCount: 2
        text: root.text
        font.pixelSize: Theme.fontSmall
        font.bold: root.checked
        horizontalAlignment: Text.AlignHCenter
    }
}
