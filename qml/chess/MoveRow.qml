// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! One full move of the list. */
Item {
    id: root
    required property int number
    required property string white
    required property string black
    required property int whitePly
    required property int blackPly
    /*! In milliseconds, -1 if that is not known. */
    required property real whiteSpent
    required property real blackSpent
    required property int shownPly
    /*! The same in words, or nothing. */
    required property string whiteTime
    required property string blackTime
    signal chosen(ply: int)

    implicitHeight: 32

    InkText {
        id: figure
        width: 44
        height: parent.height
        rightPadding: Theme.gap
        text: root.number + "."
        color: Theme.softInk
        horizontalAlignment: Text.AlignRight
    }
    MoveCell {
        x: figure.width
        width: (root.width - figure.width) / 2
        height: parent.height
        text: root.whitePly < 0 ? "…" : root.white
        //: Name of a move in the list for a screen reader: %1 its number, %2 the move
        label: qsTr("%1, White %2").arg(root.number).arg(root.white)
        time: root.whiteTime
        shown: root.whitePly === root.shownPly
        enabled: root.whitePly >= 0
        onClicked: root.chosen(root.whitePly)
    }
    MoveCell {
        x: figure.width + (root.width - figure.width) / 2
        width: (root.width - figure.width) / 2
        height: parent.height
        text: root.black
        //: Name of a move in the list for a screen reader: %1 its number, %2 the move
        label: qsTr("%1, Black %2").arg(root.number).arg(root.black)
        time: root.blackTime
        shown: root.blackPly === root.shownPly
        enabled: root.blackPly >= 0
        onClicked: root.chosen(root.blackPly)
    }
}
