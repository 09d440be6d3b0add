// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Qipan

/*! A list of keys, and what goes before it. */
Overlay {
    id: root
    cardWidth: 600
    cardHeight: table.implicitHeight + 88

    /*! Key and meaning, a pair a row. */
    required property var rows
    /*! Said before the keys. */
    property string lead: ""

    FontMetrics {
        id: line
        font.pixelSize: Theme.fontBody
    }
    CardFlick {
        id: flick
        anchors.fill: parent
        focus: true
        contentHeight: table.height

        Column {
            id: table
            width: flick.width - 16
            InkText {
                visible: root.lead !== ""
                width: parent.width
                bottomPadding: 12
                text: root.lead
                wrapMode: Text.Wrap
            }
            Repeater {
                model: root.rows
                Item {
                    id: row
                    required property var modelData
                    width: table.width
                    height: Math.max(32, keyName.implicitHeight + 12, meaning.implicitHeight + 12)
                    InkText {
                        id: keyName
                        y: meaning.y
                        width: 128
                        text: row.modelData[0]
                        font.bold: true
                        wrapMode: Text.Wrap
                    }
                    InkText {
                        id: meaning
                        x: 136
                        y: Math.round((32 - line.height) / 2)
                        width: row.width - x
                        text: row.modelData[1]
                        wrapMode: Text.Wrap
                    }
                }
            }
        }
    }
}
