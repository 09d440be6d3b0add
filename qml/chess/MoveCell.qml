// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Qipan

/*! One move in the list. */
T.AbstractButton {
    id: root
    required property string label
    /*! How long the move took; empty if that is not known. */
    property string time: ""
    /*! Its position is the one on the board. */
    required property bool shown

    focusPolicy: Qt.NoFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.ignored: text === ""

    contentItem: MoveWords {
        text: root.text
        time: root.time
        bold: root.shown
        color: root.enabled ? Theme.ink : Theme.softInk
    }
    background: Rectangle {
        radius: Theme.buttonRadius
        color: root.shown ? Theme.hairline : root.hovered && root.enabled ? Theme.hover : Qt.alpha(Theme.hover, 0)
    }
}
