// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Qipan
import Qipan.Shell

/*! A move in SAN; the letters of the men as little drawings, if that is wished. */
Row {
    id: root
    required property string text
    required property bool bold
    required property color color
    /*! The width that is free for it. */
    required property real room
    /*! The parts: a man's letter, or the text between. */
    readonly property var parts: Settings.figurines ? text.split(/([KQRBN])/).filter(part => part !== "") : [text]

    Repeater {
        model: root.parts
        Item {
            id: part
            required property string modelData
            readonly property bool figure: Settings.figurines && /^[KQRBN]$/.test(modelData)
            width: figure ? 20 : Math.min(words.implicitWidth, root.room)
            height: root.height
            Image {
                visible: part.figure
                x: -1
                y: Math.round((parent.height - height) / 2) - 1
                width: 22
                height: 22
                source: part.figure ? Theme.pieceSource("w" + part.modelData) : ""
                sourceSize.width: 22
            }
            InkText {
                id: words
                visible: !part.figure
                width: parent.width
                height: parent.height
                text: part.figure ? "" : part.modelData
                font.pixelSize: Theme.fontLarge
                font.bold: root.bold
                color: root.color
            }
        }
    }
}
