// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.Klotski

/*! A test case with a fresh page of Klotski for each test, and hands to play on it. */
GameCase {
    id: root
    readonly property KlotskiGame game: page ? page.game : null
    readonly property KlotskiHand blockHand: page ? page.hand : null
    readonly property KlotskiGuide guide: page ? page.guide : null
    readonly property KlotskiBoard board: page ? findChild(page, "klotskiBoard") : null
    /*! 横刀立马; the blocks in reading order, from 0: the soldiers are 6 7 8 9. */
    readonly property string first: "VCCVVCCVVHHVVSSVS..S"

    menuName: "klotskiMenu"
    pages: Component {
        KlotskiPage {
            anchors.fill: parent
            focus: true
        }
    }

    function load(letters: string) {
        verify(game.load(letters, ""));
        waitForRendering(page);
    }
    function waitForTheWay() {
        tryVerify(() => guide.ready);
    }

    function said(): string {
        return part("badge").message;
    }

    function block(id: int): KlotskiBlock {
        return findChild(board, "block-" + id) as KlotskiBlock;
    }
    function floor(): Item {
        return block(0).parent;
    }
    function blocks(): var {
        const found = [];
        const items = floor().children;
        for (let i = 0; i < items.length; ++i)
            if (items[i].objectName.startsWith("block-"))
                found.push(items[i]);
        return found;
    }
    function press(id: int) {
        const item = block(id);
        mousePress(floor(), item.x + item.width / 2, item.y + item.height / 2);
    }
    /*! The pointer goes by a way in cells from the middle of a block; it rests before it lets go. */
    function drag(id, ...ways) {
        pull(id, ...ways);
        rest();
        let x = 0;
        let y = 0;
        for (const way of ways) {
            x += way[0];
            y += way[1];
        }
        mouseRelease(floor(), pulled.x + x * board.cell, pulled.y + y * board.cell);
    }
    property point pulled: Qt.point(0, 0)
    /*! The same, and the block is still in the hand. */
    function pull(id, ...ways) {
        const item = block(id);
        pulled = Qt.point(item.x + item.width / 2, item.y + item.height / 2);
        let x = pulled.x;
        let y = pulled.y;
        press(id);
        for (const way of ways) {
            for (let part = 1; part <= 4; ++part)
                mouseMove(floor(), x + part / 4 * way[0] * board.cell, y + part / 4 * way[1] * board.cell);
            x += way[0] * board.cell;
            y += way[1] * board.cell;
        }
    }
    /*! Longer than a flick looks back. */
    function rest() {
        wait(150);
    }
    /*! Waits until no block slides any more. */
    function settle() {
        tryVerify(() => blocks().every(item => item.seenColumn === item.column && item.seenRow === item.row));
    }
    /*! What is wrong with where the blocks are drawn, or "": each clear of all others and on the floor. */
    function fault(): string {
        const slack = 0.5;
        const items = blocks();
        const ground = floor();
        for (let i = 0; i < items.length; ++i) {
            const a = items[i];
            if (a.x < -slack || a.y < -slack || a.x + a.width > ground.width + slack || a.y + a.height > ground.height + slack)
                return a.objectName + " leaves the floor";
            for (let j = i + 1; j < items.length; ++j) {
                const b = items[j];
                if (a.x + a.width > b.x + slack && b.x + b.width > a.x + slack && a.y + a.height > b.y + slack
                        && b.y + b.height > a.y + slack)
                    return a.objectName + " lies over " + b.objectName;
            }
        }
        return "";
    }
    /*! The keyboard's cursor goes to a cell. */
    function walk(column: int, row: int) {
        for (let guard = 0; guard < 16 && blockHand.cursorColumn !== column; ++guard)
            keyClick(Qt.Key_Right);
        for (let guard = 0; guard < 16 && blockHand.cursorRow !== row; ++guard)
            keyClick(Qt.Key_Down);
        compare(blockHand.cursorColumn, column);
        compare(blockHand.cursorRow, row);
    }
    /*! Waits for a card, until everything on it has its place. */
    function waitForCard(name: string): Item {
        tryVerify(() => part(name) !== null);
        const card = part(name);
        tryVerify(() => all(card, item => item.visible && isPolishScheduled(item)).length === 0);
        return card;
    }
}
