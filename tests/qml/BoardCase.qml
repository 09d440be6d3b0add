// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.App

/*! A test case with a fresh chess page for each test, and hands to play on it. */
GameCase {
    id: root
    readonly property ChessGame game: page ? page.game : null
    readonly property BoardInput input: page ? page.input : null
    readonly property Item board: page ? findChild(page, "board") : null

    menuName: "chessMenu"
    pages: Component {
        ChessPage {
            anchors.fill: parent
            focus: true
        }
    }

    function square(name: string): Item {
        return findChild(page, "square-" + name);
    }
    function indexOf(name: string): int {
        return "abcdefgh".indexOf(name[0]) + 8 * (parseInt(name[1]) - 1);
    }
    function piece(name: string): Item {
        return board.pieceOn(indexOf(name));
    }
    function click(name: string) {
        const where = square(name);
        mouseClick(where, where.width / 2, where.height / 2);
    }
    function press(name: string) {
        const where = square(name);
        mousePress(where, where.width / 2, where.height / 2);
    }
    function pull(name: string) {
        const where = square(name);
        mouseMove(where, where.width / 2, where.height / 2);
    }
    function release(name: string) {
        const where = square(name);
        mouseRelease(where, where.width / 2, where.height / 2);
    }
    function drag(from: string, to: string) {
        const start = square(from);
        press(from);
        mouseMove(start, start.width / 2 + 5, start.height / 2 + 5);
        pull(to);
        release(to);
    }
    /*! "e2e4" or "e7e8q", by two clicks. */
    function clickMove(move: string) {
        click(move.slice(0, 2));
        click(move.slice(2, 4));
        promote(move);
    }
    function dragMove(move: string) {
        drag(move.slice(0, 2), move.slice(2, 4));
        promote(move);
    }
    function promote(move: string) {
        if (move.length < 5)
            return;
        const choice = findChild(page, "promotion-" + move[4].toUpperCase());
        mouseClick(choice, choice.width / 2, choice.height / 2);
    }
    function typeMove(text: string) {
        typeText(text);
        keyClick(Qt.Key_Return);
    }
    /*! With the cursor alone: to the first square, Enter, to the second, Enter. */
    function cursorMove(move: string) {
        walk(move.slice(0, 2));
        keyClick(Qt.Key_Return);
        walk(move.slice(2, 4));
        keyClick(Qt.Key_Return);
        if (move.length === 5)
            keyClick(move[4]);
    }
    function walk(name: string) {
        const goal = indexOf(name);
        const sign = input.flipped ? -1 : 1;
        for (let guard = 0; guard < 16 && input.cursorSquare !== goal; ++guard) {
            const dx = sign * (goal % 8 - input.cursorSquare % 8);
            const dy = sign * ((goal >> 3) - (input.cursorSquare >> 3));
            keyClick(dx > 0 ? Qt.Key_Right : dx < 0 ? Qt.Key_Left : dy > 0 ? Qt.Key_Up : Qt.Key_Down);
        }
        compare(input.cursorSquare, goal);
    }
    /*! Waits until no man slides any more. */
    function settle() {
        tryVerify(() => {
            for (let i = 0; i < 64; ++i) {
                const man = board.pieceOn(i);
                if (man && man.sliding)
                    return false;
            }
            return true;
        });
    }
    function load(fen: string) {
        verify(game.newGameFromFen(fen));
    }
    function placement(): string {
        return game.fen.split(" ")[0];
    }
}
