// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Qipan

/*! A little picture of a board, from its 20 letters. */
Rectangle {
    id: root
    required property string board
    /*! Of one cell. */
    property int unit: 14
    readonly property int edge: Math.max(2, Math.round(unit / 10))
    /*! Large enough for the wood. */
    readonly property bool drawn: unit >= 32 && !tones.contrast

    width: 4 * unit + 2 * edge
    height: 5 * unit + 2 * edge
    radius: edge + 1
    color: tones.floor
    border.width: edge
    border.color: tones.frame

    KlotskiColors {
        id: tones
    }

    /*! The top left cells of the blocks: a half to the right of or below its other half is not one. */
    readonly property var corners: {
        const found = [];
        const taken = [];
        for (let cell = 0; cell < board.length; ++cell) {
            const letter = board[cell];
            if (letter === "." || taken.includes(cell))
                continue;
            const across = letter === "H" || letter === "C" ? 2 : 1;
            const down = letter === "V" || letter === "C" ? 2 : 1;
            for (let y = 0; y < down; ++y) {
                for (let x = 0; x < across; ++x)
                    taken.push(cell + 4 * y + x);
            }
            found.push({ cell: cell, across: across, down: down, kind: "SVHC".indexOf(letter) });
        }
        return found;
    }

    // The exit.
    Rectangle {
        x: root.edge + root.unit
        y: root.height - root.edge
        width: 2 * root.unit
        height: root.edge
        color: tones.sill
    }
    Repeater {
        model: root.corners
        Item {
            id: block
            required property var modelData
            x: root.edge + (modelData.cell % 4) * root.unit
            y: root.edge + Math.floor(modelData.cell / 4) * root.unit
            width: modelData.across * root.unit
            height: modelData.down * root.unit
            Rectangle {
                visible: !root.drawn
                anchors { fill: parent; margins: 1 }
                radius: Math.max(2, Math.round(root.unit / 10))
                color: block.modelData.kind === 3 ? tones.smallGeneral : tones.smallBlock
            }
            Image {
                visible: root.drawn
                anchors.fill: parent
                source: visible ? tones.drawing(block.modelData.kind) : ""
                sourceSize.width: Math.round(width)
            }
        }
    }
}
