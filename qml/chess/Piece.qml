// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! One man. It slides to its square whatever the distance; turning or resizing the board does not make it slide. */
Item {
    id: root
    required property int pieceId
    required property string kind
    required property int square
    required property bool flipped
    required property real squareSize
    /*! The size for which the drawing is made: that of a settled square. */
    required property int drawingSize
    /*! In the hand: its centre is where the pointer is. */
    property bool held: false
    /*! Off while the board is being set up: men stand where they stand. */
    property bool slides: true
    property point hand

    /*! Where it is seen, in squares; between two squares while it slides. */
    property real file: square % 8
    property real rank: square >> 3
    readonly property bool sliding: file !== square % 8 || rank !== square >> 3

    x: held ? hand.x - width / 2 : squareSize * (flipped ? 7 - file : file)
    y: held ? hand.y - height / 2 : squareSize * (flipped ? rank : 7 - rank)
    z: held ? 2 : sliding ? 1 : 0
    width: squareSize
    height: squareSize

    Behavior on file {
        enabled: !root.held && root.slides
        NumberAnimation { duration: Theme.slide; easing.type: Easing.OutCubic }
    }
    Behavior on rank {
        enabled: !root.held && root.slides
        NumberAnimation { duration: Theme.slide; easing.type: Easing.OutCubic }
    }

    Image {
        anchors.fill: parent
        source: Theme.pieceSource(root.kind)
        sourceSize.width: root.drawingSize
    }
}
