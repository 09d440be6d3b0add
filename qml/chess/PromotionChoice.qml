// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Qipan

/*! One of the four men of the promotion chooser. */
T.AbstractButton {
    id: root
    required property string kind
    required property int drawingSize
    /*! The one that Enter would take. */
    required property bool current

    focusPolicy: Qt.NoFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.focusable: true
    focus: current

    background: Rectangle {
        color: root.current || root.hovered ? "#F3E3C3" : "#FBF6EC"
        border.width: root.current ? Math.max(2, Math.round(root.width / 32)) : 1
        border.color: root.current ? "#26231F" : "#CDBFA6"
    }
    contentItem: Image {
        source: Theme.pieceSource(root.kind)
        sourceSize.width: root.drawingSize
        scale: root.hovered ? 1 : 0.88
        Behavior on scale { NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic } }
    }
}
