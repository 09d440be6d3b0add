// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! One block: wood with a name cut into it, the General lacquered red. It slides from cell to cell. */
Item {
    id: root
    required property int blockId
    required property int kind
    required property int column
    required property int row
    required property int across
    required property int down
    required property string label
    required property string title
    required property bool movable
    /*! The places from where it last stood to where it stands. */
    required property var way
    required property real cell
    required property KlotskiColors colors
    /*! In the hand, and where its corner is then, in cells. */
    required property bool held
    required property real heldX
    required property real heldY
    /*! The keyboard pushes it. */
    required property bool picked
    /*! Off while the board is being set up: blocks stand where they stand. */
    required property bool slides
    signal activated

    /*! How much of the way is behind it, in cells: it goes round corners, never through another block. */
    property real gone: way.length - 1
    readonly property point last: way[Math.min(way.length - 1, Math.floor(gone))]
    readonly property point next: way[Math.min(way.length - 1, Math.floor(gone) + 1)]
    readonly property real seenColumn: last.x + (next.x - last.x) * (gone % 1)
    readonly property real seenRow: last.y + (next.y - last.y) * (gone % 1)
    readonly property bool general: kind === 3

    objectName: "block-" + blockId
    x: (held ? heldX : seenColumn) * cell
    y: (held ? heldY : seenRow) * cell
    z: held || picked ? 1 : 0
    width: across * cell
    height: down * cell

    Accessible.role: Accessible.Button
    Accessible.name: title
    Accessible.focusable: true
    Accessible.focused: activeFocus
    Accessible.onPressAction: root.activated()

    function covers(x: int, y: int): bool {
        return x >= column && x < column + across && y >= row && y < row + down;
    }
    onWayChanged: {
        slide.stop();
        gone = way.length - 1;
        if (slides && !held && way.length > 1 && Theme.slide > 0) {
            // Not bound: a binding would still have the length of the way before.
            slide.to = way.length - 1;
            slide.restart();
        }
    }
    NumberAnimation {
        id: slide
        target: root
        property: "gone"
        from: 0
        duration: Theme.slide
        easing.type: Easing.OutCubic
    }

    Image {
        visible: !root.colors.contrast
        anchors.fill: parent
        source: visible ? root.colors.drawing(root.kind) : ""
        sourceSize.width: Math.round(width)
    }
    Rectangle {
        visible: root.colors.contrast
        anchors { fill: parent; margins: 2 }
        radius: Theme.buttonRadius
        color: root.general ? "#000000" : "#FFFFFF"
        border.width: 2
        border.color: root.general ? "#FFFFFF" : "#000000"
    }
    Text {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: -1
        text: root.kind === 1 ? root.label.split("").join("\n") : root.label
        color: root.general ? root.colors.generalCut : root.colors.cut
        font.pixelSize: Math.max(10, root.cell * (root.general ? 0.58 : root.kind === 0 ? 0.42 : 0.44))
        font.bold: true
        // Large letters have no bold of their own where the font has none.
        style: font.pixelSize > 64 ? Text.Outline : Text.Normal
        styleColor: color
        horizontalAlignment: Text.AlignHCenter
        lineHeight: root.kind === 1 ? 0.98 : 1
        textFormat: Text.PlainText
    }
    KlotskiMark {
        visible: root.picked
        anchors { fill: parent; margins: 2 }
        colors: root.colors
        thickness: Math.max(3, Math.round(root.cell / 24))
    }
}
