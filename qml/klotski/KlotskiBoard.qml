// SPDX-License-Identifier: MIT
// No bound components: the Loader of Qt 6.4 cannot create them.
// qmllint disable unqualified
import QtQuick
import Qipan
import Qipan.Klotski

/*! The board: tray, blocks, one pointer, a cursor for the keys. It shows and reports; what can move is not its business. */
FocusScope {
    id: root
    required property KlotskiGame game
    required property KlotskiHand hand
    required property KlotskiGuide guide
    /*! The room that it may take, frame and all. */
    required property real roomWidth
    required property real roomHeight
    readonly property real cell: Math.max(16, Math.floor(Math.min(roomWidth / 4.36, roomHeight / 5.36)))
    readonly property int frame: Math.round(cell * 0.18)
    property bool standing: false
    readonly property KlotskiBlock hinted: guide.hintBlock >= 0 ? blocks.itemAt(guide.hintBlock) as KlotskiBlock : null
    signal used
    signal notched(steps: int)

    implicitWidth: 4 * cell + 2 * frame
    implicitHeight: 5 * cell + 2 * frame
    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Klotski board")
    onActiveFocusChanged: {
        if (activeFocus && hand.cursorColumn < 0)
            hand.moveCursor(0, 0);
        else if (activeFocus)
            followCursor();
    }

    /*! The focus is on the block under the cursor, or on the cursor where there is none: a screen reader says it. */
    function followCursor(): void {
        if (!activeFocus || hand.cursorColumn < 0)
            return;
        for (let row = 0; row < blocks.count; ++row) {
            const block = blocks.itemAt(row) as KlotskiBlock;
            if (block && block.covers(hand.cursorColumn, hand.cursorRow)) {
                block.forceActiveFocus(Qt.OtherFocusReason);
                return;
            }
        }
        cursor.forceActiveFocus(Qt.OtherFocusReason);
    }
    Connections {
        target: root.hand
        function onCursorChanged() {
            root.followCursor();
        }
    }

    KlotskiColors {
        id: tones
    }
    KlotskiTray {
        anchors.fill: parent
        cell: root.cell
        frame: root.frame
        colors: tones
    }
    // A game that comes onto the board stands; only what happens then slides.
    Timer {
        id: standing
        running: true
        interval: 0
        onTriggered: root.standing = true
    }
    Item {
        id: floor
        x: root.frame
        y: root.frame
        width: 4 * root.cell
        height: 5 * root.cell

        Repeater {
            id: blocks
            model: KlotskiBlocks {
                game: root.game
            }
            KlotskiBlock {
                cell: root.cell
                colors: tones
                held: root.hand.heldBlock === blockId
                heldX: root.hand.heldX
                heldY: root.hand.heldY
                picked: root.hand.pickedBlock === blockId
                slides: root.standing
                onActivated: {
                    root.hand.press(column + 0.5, row + 0.5);
                    root.hand.release(0, 0);
                }
            }
        }
        KlotskiMark {
            objectName: "hintTarget"
            visible: root.hinted !== null
            x: root.guide.hintColumn * root.cell + 3
            y: root.guide.hintRow * root.cell + 3
            z: 2
            width: root.hinted ? root.hinted.width - 6 : 0
            height: root.hinted ? root.hinted.height - 6 : 0
            colors: tones
            color: "#40FFE9A8"
            thickness: Math.max(3, Math.round(root.cell / 22))
        }
        KlotskiMark {
            objectName: "hintSource"
            visible: root.hinted !== null
            x: root.hinted ? root.hinted.x + 3 : 0
            y: root.hinted ? root.hinted.y + 3 : 0
            z: 2
            width: root.hinted ? root.hinted.width - 6 : 0
            height: root.hinted ? root.hinted.height - 6 : 0
            colors: tones
            thickness: Math.max(2, Math.round(root.cell / 36))
        }
        KlotskiMark {
            id: cursor
            objectName: "klotskiCursor"
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Blank, column %1, row %2").arg(root.hand.cursorColumn + 1).arg(root.hand.cursorRow + 1)
            Accessible.focusable: true
            Accessible.focused: activeFocus
            visible: root.activeFocus && root.hand.cursorColumn >= 0 && root.hand.pickedBlock < 0
            x: root.hand.cursorColumn * root.cell + 4
            y: root.hand.cursorRow * root.cell + 4
            z: 3
            width: root.cell - 8
            height: root.cell - 8
            colors: tones
            thickness: Math.max(3, Math.round(root.cell / 26))
        }
        KlotskiPointer {
            anchors.fill: parent
            z: 4
            cell: root.cell
            hand: root.hand
            onUsed: root.used()
            onNotched: steps => root.notched(steps)
        }
    }
    Connections {
        target: root.game
        function onReplaced() {
            root.standing = false;
            standing.restart();
        }
    }
}
