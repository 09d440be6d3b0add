// SPDX-License-Identifier: MIT
import QtQuick
import Qipan.Shell

/*! A board case that may change the settings: each test begins with the usual ones. */
BoardCase {
    id: root
    readonly property var usual: ({
            look: "system", language: "system", pieceSet: "staunton", boardTheme: "brown", coordinates: "inside",
            legalMoves: true, animation: "normal", sounds: true, volume: 0.7, autoFlip: false, autoQueen: false,
            confirmResign: true, figurines: true, whiteName: "", blackName: "", whiteTimeControl: "-",
            blackTimeControl: "-", seats: "same"
        })

    function cleanup() {
        closePage();
        for (const name in usual)
            Settings[name] = usual[name];
    }

    /*! Ends this page as the program does when it ends, and opens one that finds its games in folder. */
    function reopen(folder: string) {
        closePage();
        openPage(folder);
    }

    /*! The colour that is seen on a square; x and y from 0 to 1. */
    function pixel(name: string, x: real, y: real): color {
        waitForLayout();
        const where = square(name);
        const spot = where.mapToItem(root.parent, x * where.width, y * where.height);
        return grabImage(root.parent).pixel(Math.round(spot.x), Math.round(spot.y));
    }
    /*! Writes text into a field in place of what it holds. */
    function fill(field: Item, text: string) {
        waitForLayout();
        mouseClick(field, field.width / 2, field.height / 2);
        keySequence("Ctrl+A");
        typeText(text);
    }
}
