// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Qipan.App

Item {
    width: 1280
    height: 800

    SettingsCase {
        id: root
        name: "Recent"

        function list(): ListView {
            return part("recentGames") as ListView;
        }
        function openList() {
            keySequence("Ctrl+R");
            tryVerify(() => list());
        }
        function expectCount(count: int) {
            tryVerify(() => list() && list().count === count);
            tryVerify(() => count === 0 || list().itemAtIndex(count - 1));
            waitForLayout();
        }
        function titles(): var {
            const found = [];
            for (let row = 0; row < list().count; ++row)
                found.push(list().itemAtIndex(row).text);
            return found;
        }
        function closeList() {
            keyClick(Qt.Key_Escape);
            tryVerify(() => !list());
        }
        /*! A game of one move on the board, which then gives way to the next one. */
        function playAs(white: string, move: string) {
            game.newGame(white, "Bo", "-", "-");
            typeMove(move);
        }
        function playThree() {
            playAs("Ada", "a3");
            playAs("Cy", "b3");
            playAs("Di", "c3");
            game.newGame("", "", "-", "-");
        }
        function restart() {
            reopen(storeFolder);
        }

        function test_noGamesYet() {
            openList();
            expectCount(0);
            tryVerify(() => all(page, item => item.visible && item.text === "No games yet").length === 1);
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Delete);
            verify(list());
            closeList();
            typeMove("e4");
            compare(game.plyCount, 1);
        }
        function test_gameThatGaveWayIsThere() {
            playAs("Ada", "a3");
            game.newGame("", "", "-", "-");
            openList();
            expectCount(1);
            compare(titles().length, 1);
            verify(titles()[0].includes("Ada") && titles()[0].includes("Bo"));
            compare(all(page, item => item.visible && item.text === "No games yet").length, 0);
        }
        function test_newestIsFirst() {
            playThree();
            openList();
            expectCount(3);
            verify(titles()[0].includes("Di") && titles()[1].includes("Cy") && titles()[2].includes("Ada"), titles());
        }
        function test_gameWithoutMovesIsNotKept() {
            game.newGame("Ada", "Bo", "-", "-");
            game.newGame("Cy", "Di", "-", "-");
            openList();
            expectCount(0);
        }
        function test_rowTellsTheResult() {
            playAs("Ada", "a3");
            game.resign(1);
            playAs("Cy", "b3");
            game.newGame("", "", "-", "-");
            openList();
            expectCount(2);
            compare(list().itemAtIndex(0).score, "Not ended");
            compare(list().itemAtIndex(1).score, "1–0");
            verify(list().itemAtIndex(1).Accessible.name.includes("Ada"));
        }
        function test_clickOpens() {
            playThree();
            openList();
            expectCount(3);
            const row = list().itemAtIndex(1);
            mouseClick(row, 120, row.height / 2);
            tryVerify(() => !list());
            compare(game.whiteName, "Cy");
            compare(game.pieceAt(indexOf("b3")), "wP");
            typeMove("e5");
            compare(game.plyCount, 2);
        }
        function test_enterOpens() {
            playThree();
            openList();
            expectCount(3);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            tryVerify(() => !list());
            compare(game.whiteName, "Ada");
            compare(game.pieceAt(indexOf("a3")), "wP");
        }
        function test_openedGameChangesPlacesWithTheOneOnTheBoard() {
            playThree();
            playAs("Ed", "d3");
            openList();
            expectCount(3);
            keyClick(Qt.Key_Return);
            tryVerify(() => !list());
            compare(game.whiteName, "Di");
            openList();
            expectCount(3);
            verify(titles()[0].includes("Ed") && titles()[1].includes("Cy") && titles()[2].includes("Ada"), titles());
        }
        /*! Whether the row asks if its game is to be removed. */
        function asked(row: int): bool {
            return findChild(list().itemAtIndex(row), "removeForEver").visible;
        }
        function test_deleteRemoves() {
            playThree();
            openList();
            expectCount(3);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Delete);
            compare(asked(1), true);
            // Another row is another question.
            keyClick(Qt.Key_Up);
            keyClick(Qt.Key_Down);
            compare(asked(1), false);
            for (let left = 2; left >= 0; --left) {
                keyClick(Qt.Key_Delete);
                compare(list().count, left + 1);
                keyClick(Qt.Key_Delete);
                expectCount(left);
                if (left === 2)
                    verify(titles()[0].includes("Di") && titles()[1].includes("Ada"), titles());
            }
            tryVerify(() => all(page, item => item.visible && item.text === "No games yet").length === 1);
        }
        function test_theCrossRemoves() {
            playThree();
            openList();
            expectCount(3);
            const row = list().itemAtIndex(2);
            mouseMove(row, 120, row.height / 2);
            const cross = all(row, item => item.iconName === "trash")[0];
            tryVerify(() => cross.visible);
            for (const answer of ["Keep", "Remove"]) {
                mouseClick(cross, cross.width / 2, cross.height / 2);
                compare(asked(2), true);
                compare(list().count, 3);
                const button = all(row, item => item.visible && item.text === answer && item.quiet !== undefined)[0];
                mouseClick(button, button.width / 2, button.height / 2);
                compare(row.asking, false);
            }
            expectCount(2);
            verify(list());
            verify(titles()[0].includes("Di") && titles()[1].includes("Cy"), titles());
        }
        function test_theSameKeyClosesTheList() {
            openList();
            keySequence("Ctrl+R");
            tryVerify(() => !list());
            typeMove("e4");
            compare(game.plyCount, 1);
        }
        function test_buttonOpensTheList() {
            push("recent");
            tryVerify(() => list());
        }
        function test_listFollowsTheRestart() {
            playThree();
            restart();
            openList();
            expectCount(3);
            verify(titles()[0].includes("Di"), titles());
        }

        function test_restartShowsTheSame() {
            game.newGame("Ada", "Bo", "-", "-");
            for (const move of ["e4", "e5", "Nf3", "Nc6"])
                typeMove(move);
            keyClick(Qt.Key_Left);
            input.flipped = true;
            const fen = game.fen;
            restart();
            compare(game.fen, fen);
            compare(game.ply, 3);
            compare(game.plyCount, 4);
            compare(game.whiteName, "Ada");
            compare(game.blackName, "Bo");
            verify(input.flipped);
            compare(part("upperPlayer").name, "Ada");
            compare(part("lowerPlayer").name, "Bo");
            compare(piece("f3").kind, "wN");
            settle();
            compare(piece("f3").x, square("f3").x);
            verify(square("f3").lastTo && square("g1").lastFrom);
            keyClick(Qt.Key_Right);
            typeMove("Bb5");
            compare(game.plyCount, 5);
        }
        function test_restartAfterUndo() {
            typeMove("e4");
            typeMove("e5");
            keySequence("Ctrl+Z");
            restart();
            compare(game.plyCount, 1);
            compare(game.turn, 1);
        }
        function test_restartOfAnUntouchedBoard() {
            restart();
            compare(game.plyCount, 0);
            verify(!input.flipped);
            compare(seen("storeNotice"), null);
            openList();
            expectCount(0);
        }
        function test_restartKeepsTheClockAndPausesIt() {
            game.newGame("Ada", "Bo", "300", "180");
            typeMove("e4");
            typeMove("e5");
            const seconds = () => {
                const parts = part("whiteClock").time.split(":");
                return 60 * parts[0] + Number(parts[1]);
            };
            tryVerify(() => seconds() < 300);
            const left = seconds();
            restart();
            verify(game.clock.present && game.clock.paused);
            compare(part("blackClock").time, "3:00");
            // A program that is ended loses less than a second of it.
            fuzzyCompare(seconds(), left, 1);
            verify(seen("pauseNotice"));
            typeMove("Nf3");
            verify(game.clock.running);
            compare(game.clock.side, 1);
        }
        function test_restartKeepsAResult() {
            typeMove("e4");
            game.resign(1);
            compare(game.outcome, ChessGame.WhiteWins);
            restart();
            compare(game.plyCount, 1);
            compare(game.outcome, ChessGame.WhiteWins);
            compare(game.reason, ChessGame.Resignation);
            keySequence("Ctrl+Z");
            compare(game.outcome, ChessGame.Ongoing);
        }
    }
}
