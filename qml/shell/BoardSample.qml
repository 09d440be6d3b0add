// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Qipan
import Qipan.Shell

/*! A few squares of a board with men on them. */
Item {
    id: root
    required property BoardColors colors
    /*! The kinds of the men, row by row; "" for an empty square. */
    required property var men
    property int columns: 2
    property string pieceSet: Settings.pieceSet
    readonly property int rows: Math.ceil(men.length / columns)
    readonly property int side: Math.floor(Math.min(width / columns, height / rows))

    Grid {
        anchors.centerIn: parent
        columns: root.columns
        Repeater {
            model: root.men
            Rectangle {
                id: square
                required property int index
                required property string modelData
                readonly property bool light: (index % root.columns + Math.floor(index / root.columns)) % 2 === 0
                width: root.side
                height: root.side
                color: light ? root.colors.light : root.colors.darkSquare
                Image {
                    anchors.fill: parent
                    source: square.modelData === "" ? "" : Theme.pieceFolder(root.pieceSet) + "/" + square.modelData + ".svg"
                    sourceSize.width: root.side
                }
            }
        }
    }
}
