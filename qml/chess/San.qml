// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Qipan
import Qipan.Shell

/*! A move in SAN; the letters of the men as little drawings, if that is wished.
    All that most moves need is made once and stays: a list shows many of them at a time. */
Row {
    id: root
    required property string text
    required property bool bold
    required property color color
    /*! The width that is free for it. */
    required property real room
    /*! The letter of the man that moves, the words, the letter of the man that a pawn becomes, the words behind it. */
    readonly property var parts: Settings.figurines ? /^([KQRBN]?)([^=]*=?)([QRBN]?)(.*)$/.exec(text).slice(1) : ["", text, "", ""]

    component Figure: Image {
        required property string letter
        visible: letter !== ""
        y: Math.round((parent.height - height) / 2) - 1
        width: 26
        height: 26
        source: letter !== "" ? Theme.pieceSource("w" + letter) : ""
        sourceSize.width: 26
    }
    component Words: InkText {
        height: parent.height
        font.pixelSize: Theme.fontLarge
    }

    // The drawings are two pixels wider than their place on either side.
    leftPadding: man.visible ? -2 : 0
    spacing: -2

    Figure {
        id: man
        letter: root.parts[0]
    }
    Words {
        width: Math.min(implicitWidth, root.room)
        text: root.parts[1]
        font.bold: root.bold
        color: root.color
    }
    Repeater {
        model: root.parts[2] !== "" ? 1 : 0
        Row {
            height: root.height
            spacing: -2
            Figure {
                letter: root.parts[2]
            }
            Words {
                visible: text !== ""
                text: root.parts[3]
                font.bold: root.bold
                color: root.color
            }
        }
    }
}
