// SPDX-License-Identifier: MIT
import QtQuick
import QtTest

Item {
    width: 1280
    height: 800

    BoardCase {
        id: root
        name: "Promotion"
        readonly property string captures: "5n2/6P1/8/8/7k/8/1p6/4K3 w - - 0 1"
        readonly property string blackToMove: "5n2/6P1/8/8/7k/8/1p6/4K3 b - - 0 1"

        function choice(letter: string): Item {
            return findChild(page, "promotion-" + letter);
        }
        function edges(item: Item): rect {
            const a = item.mapToItem(board, 0, 0);
            return Qt.rect(a.x, a.y, item.width, item.height);
        }

        function test_chooserLiesInside_data() {
            return [
                { tag: "top", fen: captures, move: "g7f8", flipped: false },
                { tag: "top, flipped to the bottom", fen: captures, move: "g7f8", flipped: true },
                { tag: "bottom", fen: blackToMove, move: "b2b1", flipped: false },
                { tag: "bottom, flipped to the top", fen: blackToMove, move: "b2b1", flipped: true }
            ];
        }
        function test_chooserLiesInside(data) {
            load(data.fen);
            input.flipped = data.flipped;
            clickMove(data.move);
            compare(input.promotionSquare, indexOf(data.move.slice(2)));
            const size = board.squareSize;
            const target = square(data.move.slice(2));
            const inwards = target.y === 0 ? 1 : -1;
            "QNRB".split("").forEach((letter, step) => {
                const place = edges(choice(letter));
                compare(place.x, target.x);
                compare(place.y, target.y + inwards * step * size);
                verify(place.y >= 0 && place.y + place.height <= board.height);
            });
            const kind = data.move[1] === "7" ? "w" : "b";
            mouseClick(choice("N"), size / 2, size / 2);
            compare(game.pieceAt(indexOf(data.move.slice(2))), kind + "N");
            compare(input.promotionSquare, -1);
        }

        function test_letters_data() {
            return ["Q", "N", "R", "B"].map(letter => ({ tag: letter, letter: letter }));
        }
        function test_letters(data) {
            load(captures);
            clickMove("g7f8");
            keyClick(data.letter.toLowerCase());
            compare(game.pieceAt(indexOf("f8")), "w" + data.letter);
        }
        function test_arrowsAndEnter() {
            load(captures);
            clickMove("g7f8");
            verify(choice("Q").activeFocus);
            keyClick(Qt.Key_Down);
            verify(choice("N").activeFocus);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            compare(game.pieceAt(indexOf("f8")), "wR");
        }
        function test_arrowsFollowTheScreenAtTheBottom() {
            load(captures);
            input.flipped = true;
            clickMove("g7f8");
            keyClick(Qt.Key_Up);
            keyClick(Qt.Key_Return);
            compare(game.pieceAt(indexOf("f8")), "wN");
        }
        function test_escapeCancels() {
            load(captures);
            const before = game.fen;
            clickMove("g7f8");
            keyClick(Qt.Key_Escape);
            compare(input.promotionSquare, -1);
            compare(game.fen, before);
            compare(piece("f8").kind, "bN");
            compare(piece("g7").opacity, 1);
        }
        function test_pressElsewhereCancels() {
            load(captures);
            const before = game.fen;
            clickMove("g7f8");
            click("b5");
            compare(input.promotionSquare, -1);
            compare(game.fen, before);
            if (input.selectedSquare < 0)
                click("g7");
            click("f8");
            compare(input.promotionSquare, indexOf("f8"));
        }
        function test_dropOpensTheChooser() {
            load(captures);
            drag("g7", "f8");
            compare(input.promotionSquare, indexOf("f8"));
            keyClick("b");
            compare(game.pieceAt(indexOf("f8")), "wB");
        }
        function test_promotionThatMates() {
            load("6k1/3P1ppp/8/8/8/8/8/K7 w - - 0 1");
            clickMove("d7d8q");
            verify(square("g8").check);
            tryVerify(() => findChild(page, "resultBanner").item !== null);
            compare(game.plyCount, 1);
        }
        function test_typedMoveAsksForThePiece() {
            load(captures);
            typeMove("gxf8");
            verify(choice("Q").activeFocus);
            keyClick("n");
            compare(game.pieceAt(indexOf("f8")), "wN");
        }
        function test_stepKeysWaitForTheChoice() {
            load(captures);
            clickMove("g7f8");
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Home);
            compare(input.promotionSquare, indexOf("f8"));
        }
        function test_focusComesBackToTheCursor() {
            load(captures);
            board.forceActiveFocus();
            cursorMove("g7f8");
            tryVerify(() => choice("Q") !== null);
            keyClick(Qt.Key_Escape);
            verify(board.focus);
            verify(input.cursorSquare >= 0);
        }
    }
}
