// SPDX-License-Identifier: MIT
import QtQuick
import QtTest

Item {
    width: 1280
    height: 800

    BoardCase {
        name: "Pieces"

        function test_castlingSlidesBothMen() {
            load("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
            settle();
            const king = piece("e1");
            const rook = piece("h1");
            clickMove("e1g1");
            verify(king.sliding);
            verify(rook.sliding);
            settle();
            compare(king.x, square("g1").x);
            compare(rook.x, square("f1").x);
        }
        function test_undoAndRedoSlide() {
            const man = piece("e2");
            clickMove("e2e4");
            settle();
            keySequence("Ctrl+Z");
            verify(man.sliding);
            settle();
            compare(man.y, square("e2").y);
            keySequence("Ctrl+Shift+Z");
            verify(man.sliding);
            settle();
            compare(man.y, square("e4").y);
        }
        function test_turningTheBoardDoesNotSlide() {
            const man = piece("e2");
            input.flipped = true;
            verify(!man.sliding);
            compare(man.y, square("e2").y);
        }
        function test_heldKeyQueuesNothing() {
            for (const move of ["g1f3", "g8f6", "f3g1", "f6g8", "b1c3", "b8c6", "c3b1", "c6b8"])
                clickMove(move);
            settle();
            for (let i = 0; i < 8; ++i)
                keyClick(Qt.Key_Left);
            compare(game.ply, 0);
            wait(300);
            verify(!piece("g1").sliding);
            compare(piece("g1").x, square("g1").x);
            compare(piece("b8").y, square("b8").y);
        }
        function test_slideTakesTheSameTimeWhateverTheWay() {
            load("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
            settle();
            const rook = piece("a1");
            clickMove("a1a8");
            wait(120);
            verify(rook.sliding);
            wait(180);
            verify(!rook.sliding);
        }
        function test_checkGlowsUnderTheKing() {
            load("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
            clickMove("a1a8");
            verify(square("e8").check);
        }
    }
}
