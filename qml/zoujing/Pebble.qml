// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.Zoujing

/*! One stone, and what marks it. It slides to its point; another size of the board does not make it slide. */
Item {
    id: root
    required property int stoneId
    required property int side
    required property int point
    required property bool legal
    required property bool last
    required property string title
    /*! Where the point lies on the board, from 0 to 1. */
    required property point place
    required property real boardSide
    /*! In the hand: its centre is where the pointer is. */
    property bool held: false
    property point hand
    /*! Off while the board is being set up: stones lie where they lie. */
    property bool slides: true
    property bool selected: false
    /*! The keyboard's cursor is on it. */
    property bool cursor: false
    /*! That it may move is to be seen. */
    property bool ringed: false
    /*! It cannot move, and so its side has lost. */
    property bool blocked: false
    /*! What is said of it in a sign, and in words. */
    property string sign: ""
    property string remark: ""
    signal activated

    property real column: place.x
    property real row: place.y
    readonly property bool sliding: column !== place.x || row !== place.y
    readonly property string kind: side === ZoujingGame.Black ? "dark" : "light"

    objectName: "stone-" + stoneId
    x: (held ? hand.x : boardSide * column) - width / 2
    y: (held ? hand.y : boardSide * row) - height / 2
    z: held ? 2 : sliding ? 1 : 0
    width: Math.round(boardSide * 0.19)
    height: width
    onCursorChanged: if (cursor) forceActiveFocus(Qt.OtherFocusReason)

    Accessible.role: Accessible.Button
    Accessible.name: title + (remark !== "" ? ", " + remark : "")
    Accessible.focusable: true
    Accessible.focused: activeFocus
    Accessible.selected: selected
    Accessible.onPressAction: root.activated()

    Behavior on column {
        enabled: !root.held && root.slides
        NumberAnimation { duration: Theme.slide; easing.type: Easing.OutCubic }
    }
    Behavior on row {
        enabled: !root.held && root.slides
        NumberAnimation { duration: Theme.slide; easing.type: Easing.OutCubic }
    }

    // The higher it is held, the farther its shadow.
    Image {
        readonly property real lift: root.held ? 0.13 : root.selected ? 0.08 : 0.045
        x: root.width * (lift - 0.03)
        y: root.height * (lift + 0.01)
        width: Math.round(root.width * 1.06)
        height: width
        opacity: root.held ? 0.7 : 1
        source: "images/pebble_shadow.svg"
        sourceSize.width: width
    }
    PebbleRing {
        objectName: "ring"
        visible: root.ringed || root.selected
        strong: root.selected
    }
    Image {
        anchors.fill: parent
        source: "images/pebble_" + root.kind + ".svg"
        sourceSize.width: root.width
        // No two look alike, and yet the light comes from one side.
        rotation: [-6, 12, 4, -14][root.stoneId]
    }
    PebbleRing {
        visible: root.cursor
        cursor: true
    }
    PebbleSign {
        objectName: "sign"
        text: root.blocked ? "×" : root.sign
        size: Math.max(18, Math.round(root.width * 0.28))
    }
}
