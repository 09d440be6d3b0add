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

    width: 4 * unit + 4
    height: 5 * unit + 4
    radius: 3
    color: Theme.dark ? "#2F241B" : "#5B432F"

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
            found.push({ cell: cell, across: across, down: down, general: letter === "C" });
        }
        return found;
    }

    Repeater {
        model: root.corners
        Rectangle {
            required property var modelData
            x: 2 + (modelData.cell % 4) * root.unit + 1
            y: 2 + Math.floor(modelData.cell / 4) * root.unit + 1
            width: modelData.across * root.unit - 2
            height: modelData.down * root.unit - 2
            radius: 2
            color: modelData.general ? "#B9402E" : "#D6AA71"
        }
    }
    Rectangle {
        x: 2 + root.unit
        y: root.height - 2
        width: 2 * root.unit
        height: 2
        color: "#E9CE8F"
    }
}
