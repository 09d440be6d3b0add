// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Qipan

/*! On or off. */
T.Switch {
    id: root
    property string label: ""
    implicitWidth: 44
    implicitHeight: 24
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.CheckBox
    Accessible.name: label
    Accessible.checked: checked
    Keys.onReturnPressed: { toggle(); toggled(); }
    Keys.onEnterPressed: { toggle(); toggled(); }

    indicator: Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: root.checked ? Theme.ink : Theme.hairline
        border.width: root.visualFocus ? 2 : root.checked ? 0 : 1
        border.color: Theme.softInk
        Behavior on color { ColorAnimation { duration: Theme.quick } }
        Rectangle {
            x: root.checked ? parent.width - width - 3 : 3
            y: 3
            width: parent.height - 6
            height: width
            radius: width / 2
            color: root.checked ? Theme.paper : Theme.softInk
            Behavior on x { NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic } }
        }
    }
}
