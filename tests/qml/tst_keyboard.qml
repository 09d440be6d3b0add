// SPDX-License-Identifier: MIT
import QtQuick
import QtTest

Item {
    width: 1280
    height: 800

    BoardCase {
        id: root
        name: "Keyboard"

        function test_tabEntersAndLeavesInOneStep() {
            verify(!board.focus);
            keyClick(Qt.Key_Tab);
            verify(board.focus);
            verify(input.cursorSquare >= 0);
            keyClick(Qt.Key_Tab);
            verify(!board.focus);
            compare(input.cursorSquare, -1);
            keyClick(Qt.Key_Backtab);
            verify(board.focus);
            keyClick(Qt.Key_Backtab);
            verify(!board.focus);
        }
        function test_cursorIsTheFocus() {
            keyClick(Qt.Key_Tab);
            walk("d4");
            verify(square("d4").activeFocus);
            keyClick(Qt.Key_Right);
            verify(square("e4").activeFocus);
            verify(!square("d4").activeFocus);
        }
        function test_cursorWraps() {
            keyClick(Qt.Key_Tab);
            walk("h4");
            keyClick(Qt.Key_Right);
            compare(input.cursorSquare, indexOf("a4"));
            walk("a8");
            keyClick(Qt.Key_Up);
            compare(input.cursorSquare, indexOf("a1"));
        }
        function test_cursorGoesWithTheScreenWhenFlipped() {
            input.flipped = true;
            keyClick(Qt.Key_Tab);
            walk("d4");
            keyClick(Qt.Key_Right);
            compare(input.cursorSquare, indexOf("c4"));
            keyClick(Qt.Key_Up);
            compare(input.cursorSquare, indexOf("c3"));
        }
        function test_enterAndSpacePickAndDrop() {
            keyClick(Qt.Key_Tab);
            walk("e2");
            keyClick(Qt.Key_Space);
            compare(input.selectedSquare, indexOf("e2"));
            walk("e4");
            keyClick(Qt.Key_Return);
            compare(game.pieceAt(indexOf("e4")), "wP");
        }
        function test_escapeDeselects() {
            keyClick(Qt.Key_Tab);
            walk("e2");
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Escape);
            compare(input.selectedSquare, -1);
        }
        function test_mouseHidesTheCursor() {
            keyClick(Qt.Key_Tab);
            click("e2");
            compare(input.cursorSquare, -1);
            click("e4");
            keyClick(Qt.Key_Left);
            compare(game.ply, 0);
        }
        function test_typedMoves_data() {
            return [{ tag: "SAN", text: "Nf3", to: "f3", kind: "wN" }, { tag: "coordinates", text: "e2e4", to: "e4", kind: "wP" },
                { tag: "pawn", text: "d4", to: "d4", kind: "wP" }, { tag: "f-pawn", text: "f4", to: "f4", kind: "wP" },
                { tag: "f-pawn by coordinates", text: "f2f4", to: "f4", kind: "wP" }];
        }
        function test_typedMoves(data) {
            typeText(data.text);
            compare(input.typedText, data.text);
            keyClick(Qt.Key_Return);
            compare(game.pieceAt(indexOf(data.to)), data.kind);
            compare(input.typedText, "");
            verify(!input.flipped);
        }
        function test_typedCastling() {
            load("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
            typeMove("O-O");
            compare(game.pieceAt(indexOf("g1")), "wK");
            typeMove("O-O-O");
            compare(game.pieceAt(indexOf("c8")), "bK");
        }
        function test_refusalSaysWhy() {
            typeMove("Nf6");
            verify(input.message.length > 0);
            compare(game.ply, 0);
            compare(findChild(page, "badge").message, input.message);
            compare(findChild(page, "badge").Accessible.name, input.message);
            verify(input.message.includes("Nf6"));
            typeMove("e9");
            verify(input.message.includes("e9"));
        }
        function test_refusedTextDoesNotComeBack() {
            const badge = part("badge");
            typeMove("e5");
            verify(badge.Accessible.name.includes("e5"));
            tryVerify(() => !badge.visible, 8000);
            compare(input.typedText, "");
        }
        function test_enterIsNamedOnlyWhenItPlays() {
            const badge = part("badge");
            for (const [letter, plays] of [["N", false], ["f", false], ["3", true], ["3", false]]) {
                keyClick(letter);
                compare(badge.Accessible.name.includes("Enter"), plays, input.typedText);
                verify(badge.Accessible.name.includes(input.typedText));
            }
        }
        function test_whatIsSaidEndsWithThePosition_data() {
            return [{ tag: "undo", keys: "Ctrl+Z" }, { tag: "step", keys: "Left" }, { tag: "move", keys: "" }];
        }
        function test_whatIsSaidEndsWithThePosition(data) {
            typeMove("e4");
            typeMove("e5");
            keyClick(Qt.Key_Left);
            typeMove("c5");
            verify(part("badge").message.includes("variation"));
            if (data.keys !== "")
                keySequence(data.keys);
            else
                clickMove("g1f3");
            compare(part("badge").message, "");
        }
        function test_backspaceTakesALetter() {
            typeText("Nf4");
            keyClick(Qt.Key_Backspace);
            typeMove("3");
            compare(game.pieceAt(indexOf("f3")), "wN");
        }
        function test_escapeClearsTheText() {
            typeText("Nf");
            keyClick(Qt.Key_Escape);
            compare(input.typedText, "");
        }
        function test_fTurnsTheBoard() {
            keyClick("f");
            tryVerify(() => input.flipped);
            compare(input.typedText, "");
            keyClick("f");
            tryVerify(() => !input.flipped);
            keySequence("Ctrl+F");
            verify(input.flipped);
        }
        function test_slowFPawnIsStillAMove() {
            keyClick("f");
            tryVerify(() => input.flipped);
            keyClick("4");
            verify(!input.flipped);
            compare(input.typedText, "f4");
            keyClick(Qt.Key_Return);
            compare(game.pieceAt(indexOf("f4")), "wP");
        }
        function test_fIsALetterWithTheCursorOnTheBoard() {
            keyClick(Qt.Key_Tab);
            keyClick("f");
            wait(300);
            verify(!input.flipped);
            compare(input.typedText, "f");
        }
        function test_arrowsHomeAndEndStep() {
            for (const move of ["e4", "e5", "Nf3"])
                typeMove(move);
            keyClick(Qt.Key_Left);
            compare(game.ply, 2);
            keyClick(Qt.Key_Home);
            compare(game.ply, 0);
            keyClick(Qt.Key_Right);
            compare(game.ply, 1);
            keyClick(Qt.Key_End);
            compare(game.ply, 3);
        }
        function test_undoAndRedo() {
            typeMove("e4");
            keySequence("Ctrl+Z");
            compare(game.plyCount, 0);
            keySequence("Ctrl+Shift+Z");
            compare(game.plyCount, 1);
        }
        function test_helpOpensAndCloses() {
            keyClick(Qt.Key_F1);
            const cover = findChild(page, "cover");
            verify(cover.item !== null);
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Escape);
            verify(cover.item === null);
            typeMove("e4");
            compare(game.ply, 1);
            keyClick(Qt.Key_F1);
            verify(cover.item !== null);
            keyClick(Qt.Key_F1);
            verify(cover.item === null);
        }
        function test_newGameIsAskedInPlaceOfHelp() {
            keyClick(Qt.Key_F1);
            tryVerify(() => page.covered);
            keySequence("Ctrl+N");
            tryVerify(() => part("newGameCard"));
            verify(part("newWhite").activeFocus);
            keyClick(Qt.Key_F1);
            tryVerify(() => !part("newGameCard"));
            verify(page.covered);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !page.covered);
            typeMove("e4");
            compare(game.plyCount, 1);
        }
        function test_copyAndPasteFen() {
            typeMove("e4");
            const fen = game.fen;
            keySequence("Ctrl+C");
            keySequence("Ctrl+N");
            keyClick(Qt.Key_Return);
            compare(game.plyCount, 0);
            keySequence("Ctrl+V");
            tryCompare(root.game, "fen", fen);
        }
        function test_copyAndPastePgn() {
            typeMove("d4");
            typeMove("d5");
            const fen = game.fen;
            keySequence("Ctrl+Shift+C");
            keySequence("Ctrl+N");
            keyClick(Qt.Key_Return);
            compare(game.plyCount, 0);
            keySequence("Ctrl+V");
            tryCompare(root.game, "plyCount", 2);
            compare(game.fen, fen);
        }
    }
}
