// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Qipan

/*! One drawing on the rail; its name stands beside it while the pointer is over it. */
T.Button {
    id: root
    required property string iconName
    property bool current: false
    /*! The rail is a row. */
    property bool sideways: false

    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: current
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    Icon {
        anchors.centerIn: parent
        icon: root.iconName
        size: 24
        color: root.current || root.hovered ? Theme.ink : Theme.softInk
    }
    /*! Pressed: its name has been read. */
    property bool read: false
    onPressed: read = true
    onHoveredChanged: if (!hovered) read = false

    Rectangle {
        visible: root.hovered && !root.read
        z: 1
        x: root.sideways ? Math.round((root.width - width) / 2) : root.width + 4
        y: root.sideways ? -height - 4 : Math.round((root.height - height) / 2)
        width: words.implicitWidth + 20
        height: 30
        radius: Theme.buttonRadius
        color: Theme.ink
        InkText {
            id: words
            anchors.centerIn: parent
            text: root.text
            color: Theme.paper
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        anchors { fill: parent; margins: 4 }
        radius: Theme.cardRadius
        color: root.down ? Theme.pressed : root.current || root.hovered ? Theme.hover : Qt.alpha(Theme.hover, 0)
        border.width: root.visualFocus ? 2 : root.current ? 1 : 0
        border.color: root.visualFocus ? Theme.ink : Theme.hairline
        Behavior on color { ColorAnimation { duration: Theme.quick } }
    }
}
