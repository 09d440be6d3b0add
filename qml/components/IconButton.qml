// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Qipan

/*! A drawing with its word beneath it, or, with captionShown off, the drawing alone. */
T.Button {
    id: root
    required property string iconName
    property bool captionShown: true
    property int iconSize: 20

    implicitWidth: captionShown ? 56 : 32
    implicitHeight: captionShown ? 56 : 32
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    font.pixelSize: Theme.fontSmall
    Accessible.role: Accessible.Button
    Accessible.name: text
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    Item {
        anchors.fill: parent
        opacity: root.enabled ? 1 : 0.38
        Icon {
            icon: root.iconName
            size: root.iconSize
            anchors.horizontalCenter: parent.horizontalCenter
            y: root.captionShown ? Math.round((parent.height - height - caption.height - 4) / 2)
                                 : Math.round((parent.height - height) / 2)
        }
        InkText {
            id: caption
            visible: root.captionShown
            text: root.text
            font: root.font
            width: Math.min(implicitWidth, parent.width)
            anchors.horizontalCenter: parent.horizontalCenter
            y: Math.round((parent.height + root.iconSize - height + 4) / 2)
        }
    }

    background: Rectangle {
        radius: Theme.buttonRadius
        color: root.down ? Theme.pressed : root.hovered ? Theme.hover : Qt.alpha(Theme.hover, 0)
        border.width: root.visualFocus ? 2 : 0
        border.color: Theme.ink
        Behavior on color { ColorAnimation { duration: Theme.quick } }
    }
}
