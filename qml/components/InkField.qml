// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Qipan

/*! A line to write in. */
T.TextField {
    id: root
    /*! A flat field looks like plain text until it is used. */
    property bool flat: false
    readonly property bool resting: flat && !activeFocus

    implicitWidth: 160
    implicitHeight: 36
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    hoverEnabled: true
    color: resting ? "transparent" : Theme.ink
    placeholderTextColor: Theme.softInk
    selectionColor: Theme.ink
    selectedTextColor: Theme.paper
    selectByMouse: true
    maximumLength: 255
    font.pixelSize: Theme.fontBody
    verticalAlignment: TextInput.AlignVCenter
    Accessible.name: placeholderText

    // The placeholder; and what a flat field says while nobody writes in it, as a line to write in has no dots at its end.
    InkText {
        objectName: "said"
        anchors.fill: parent
        leftPadding: root.leftPadding
        rightPadding: root.rightPadding
        visible: root.resting || (root.length === 0 && root.preeditText === "")
        text: root.length === 0 ? root.placeholderText : root.text
        font: root.font
        color: root.flat ? Theme.ink : Theme.softInk
        Accessible.ignored: true
    }

    background: Rectangle {
        radius: Theme.buttonRadius
        color: root.flat && !root.activeFocus ? (root.hovered ? Theme.hover : Qt.alpha(Theme.hover, 0)) : Theme.raised
        border.width: root.activeFocus ? 2 : root.flat ? 0 : 1
        border.color: root.activeFocus ? Theme.ink : Theme.hairline
        Behavior on color { ColorAnimation { duration: Theme.quick } }
    }
}
