// SPDX-License-Identifier: MIT
import QtQuick
import QtTest

Item {
    width: 1280
    height: 800

    BoardCase {
        id: root
        name: "Mouse"

        function test_pressSelectsOwnMan() {
            press("e2");
            compare(input.selectedSquare, indexOf("e2"));
            verify(square("e2").selected);
            verify(square("e3").target);
            verify(square("e4").target);
            verify(!square("e5").target);
            release("e2");
            compare(input.selectedSquare, indexOf("e2"));
        }
        function test_pressOnTargetMoves() {
            click("e2");
            press("e4");
            compare(game.ply, 1);
            release("e4");
            compare(game.ply, 1);
            compare(game.pieceAt(indexOf("e4")), "wP");
        }
        function test_pressOnAnotherOwnManReselects() {
            click("e2");
            click("d2");
            compare(input.selectedSquare, indexOf("d2"));
        }
        function test_pressOnSelectedDeselectsOnRelease() {
            click("e2");
            press("e2");
            compare(input.selectedSquare, indexOf("e2"));
            release("e2");
            compare(input.selectedSquare, -1);
        }
        function test_pressElsewhereDeselects() {
            click("e2");
            click("e6");
            compare(input.selectedSquare, -1);
            compare(game.ply, 0);
        }
        function test_doesNotSelectTheOtherSide() {
            click("e7");
            compare(input.selectedSquare, -1);
        }
        function test_dragMoves() {
            drag("g1", "f3");
            compare(game.pieceAt(indexOf("f3")), "wN");
            compare(game.ply, 1);
        }
        function test_dragBeginsAfterThreePixels() {
            const e2 = square("e2");
            press("e2");
            mouseMove(e2, e2.width / 2 + 2, e2.height / 2 + 2);
            compare(input.dragSquare, -1);
            mouseMove(e2, e2.width / 2 + 3, e2.height / 2);
            compare(input.dragSquare, indexOf("e2"));
            release("e2");
            compare(input.dragSquare, -1);
        }
        function test_heldManIsUnderThePointerAboveAll() {
            const man = piece("e2");
            press("e2");
            pull("d5");
            const d5 = square("d5");
            fuzzyCompare(man.x, d5.x, 1);
            fuzzyCompare(man.y, d5.y, 1);
            verify(man.z > piece("d7").z);
            release("d5");
        }
        function test_illegalDropGoesBack() {
            const man = piece("e2");
            drag("e2", "e5");
            compare(game.ply, 0);
            compare(man.x, square("e2").x);
            compare(man.y, square("e2").y);
        }
        function test_dropOffTheBoardGoesBack() {
            press("e2");
            pull("e4");
            mouseMove(root.parent, 1200, 400);
            mouseRelease(root.parent, 1200, 400);
            compare(game.ply, 0);
            compare(piece("e2").y, square("e2").y);
        }
        function test_noSlideAfterADrop() {
            const man = piece("e2");
            drag("e2", "e4");
            verify(!man.sliding);
            compare(man.y, square("e4").y);
        }
        function test_clickedMoveSlides() {
            const man = piece("e2");
            clickMove("e2e4");
            verify(man.sliding);
            settle();
            compare(man.y, square("e4").y);
        }
        function test_moveDuringASlideIsNotLost() {
            clickMove("e2e4");
            clickMove("e7e5");
            clickMove("g1f3");
            compare(game.ply, 3);
            settle();
            compare(piece("f3").x, square("f3").x);
        }
        function test_targetUnderThePointerIsTinted() {
            click("e2");
            pull("e4");
            verify(square("e4").hovered);
            pull("e5");
            verify(!square("e4").hovered);
            verify(!square("e5").hovered);
        }
        function test_lastMoveIsMarkedOnBothSquares() {
            clickMove("e2e4");
            verify(square("e2").lastFrom);
            verify(square("e4").lastTo);
            verify(square("e2").color !== square("e3").color);
        }
        function test_wheelStepsOnePlyANotch() {
            for (const move of ["e2e4", "e7e5", "g1f3"])
                clickMove(move);
            mouseWheel(board, 100, 100, 0, 120);
            compare(game.ply, 2);
            mouseWheel(board, 100, 100, 0, 60);
            compare(game.ply, 2);
            mouseWheel(board, 100, 100, 0, 60);
            compare(game.ply, 1);
            mouseWheel(board, 100, 100, 0, -240);
            compare(game.ply, 3);
        }
        function test_playsOnAFlippedBoard() {
            input.flipped = true;
            verify(square("e2").y < square("e7").y);
            clickMove("e2e4");
            dragMove("e7e5");
            compare(game.ply, 2);
            settle();
            compare(piece("e5").y, square("e5").y);
        }
        function test_squaresAreWholePixels_data() {
            return [{ tag: "compact", w: 800, h: 600 }, { tag: "usual", w: 1280, h: 800 }, { tag: "odd", w: 1111, h: 777 }];
        }
        function test_squaresAreWholePixels(data) {
            root.parent.width = data.w;
            root.parent.height = data.h;
            compare(board.squareSize, Math.floor(board.squareSize));
            verify(board.width >= 0.6 * Math.min(data.w, data.h));
            const panel = findChild(page, "panel");
            verify(panel.x + panel.width <= data.w);
            compare(panel.width, data.w < 900 ? 240 : 320);
            root.parent.width = 1280;
            root.parent.height = 800;
        }
    }
}
