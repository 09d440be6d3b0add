// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Qipan

/*! A value between two ends. */
T.Slider {
    id: root
    property string label: ""
    implicitWidth: 120
    implicitHeight: 32
    leftPadding: 7
    rightPadding: 7
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.Slider
    Accessible.name: label

    background: Rectangle {
        x: root.leftPadding
        y: Math.round((root.height - height) / 2)
        width: root.availableWidth
        height: 4
        radius: 2
        color: Theme.hairline
        Rectangle {
            width: root.visualPosition * parent.width
            height: parent.height
            radius: 2
            color: root.enabled ? Theme.softInk : Theme.hairline
        }
    }
    handle: Rectangle {
        x: root.leftPadding + root.visualPosition * root.availableWidth - width / 2
        y: Math.round((root.height - height) / 2)
        width: 14
        height: 14
        radius: 7
        visible: root.enabled
        color: root.pressed || root.hovered ? Theme.ink : Theme.softInk
        border.width: root.visualFocus ? 3 : 0
        border.color: Theme.hairline
        antialiasing: true
    }
}
