// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! One setting: what it is at the left, the control at the right; below it where both find no room in a row. */
Item {
    id: root
    required property string label
    property string note: ""
    default property alias content: place.data
    readonly property bool broken: place.childrenRect.width > width - 168

    implicitHeight: Math.max(44, (broken ? words.height + place.childrenRect.height + 12 : Math.max(words.height, place.childrenRect.height) + 12))

    Column {
        id: words
        width: root.broken ? root.width : root.width - place.width - Theme.margin
        y: root.broken ? 4 : Math.round((root.height - height) / 2)
        InkText {
            width: parent.width
            text: root.label
            wrapMode: Text.Wrap
        }
        InkText {
            width: parent.width
            visible: text !== ""
            text: root.note
            color: Theme.softInk
            font.pixelSize: Theme.fontSmall
            wrapMode: Text.Wrap
        }
    }
    Item {
        id: place
        width: childrenRect.width
        height: childrenRect.height
        x: root.broken ? 0 : root.width - width
        y: root.broken ? words.y + words.height + 4 : Math.round((root.height - height) / 2)
    }
}
