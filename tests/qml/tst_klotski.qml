// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Qipan
import Qipan.Klotski

Item {
    id: window
    width: 1280
    height: 800

    ClipText {
        id: clip
    }
    // Knows solutions, for hands that play them without help.
    KlotskiGame {
        id: otherGame
    }
    KlotskiGuide {
        id: otherGuide
        game: otherGame
    }
    KlotskiResults {
        id: keptResults
    }

    KlotskiCase {
        id: root
        name: "Klotski"
        /*! Published with 5 moves, 7 steps. */
        readonly property string shortLevel: "SHHSSHHS.HH.CCVVCCVV"
        /*! 走投无路, which nobody can solve. */
        readonly property string noWay: "VCCVVCCVVVSVVVSVS..S"
        readonly property string soldierDown: "VCCVVCCVVHHVV.SVSS.S"

        /*! Plays a shortest solution of the game on the board with the mouse. */
        function solveByHand() {
            verify(otherGame.load(game.board, ""));
            for (let guard = 0; guard < 30 && !otherGame.solved; ++guard) {
                otherGuide.hint();
                tryVerify(() => otherGuide.hintBlock >= 0);
                const goal = { id: otherGuide.hintBlock, column: otherGuide.hintColumn, row: otherGuide.hintRow };
                const item = block(goal.id);
                drag(goal.id, [goal.column - item.column, goal.row - item.row]);
                verify(otherGame.play(goal.id, goal.column, goal.row));
                compare(game.position, otherGame.position);
            }
        }
        function resultOf(board: string): var {
            keptResults.folder = "";
            keptResults.folder = storeFolder + "/klotski";
            return { moves: keptResults.bestMoves(board), steps: keptResults.bestSteps(board) };
        }
        function useSteps() {
            push("choice-steps");
        }

        function test_opensOnTheClassic() {
            compare(game.board, first);
            compare(game.position, first);
            verify(part("levelName").text.startsWith("Blade Drawn on Horseback"), part("levelName").text);
            compare(part("moveCount").count, 0);
            compare(part("moveCount").optimum, 81);
            compare(part("stepCount").count, 0);
            compare(part("stepCount").optimum, 116);
            verify(says("/ 81"));
            verify(says("/ 116"));
            verify(part("moveCount").Accessible.name.includes("81"));
            verify(says("Not solved yet"));
            verify(page.title.startsWith("Blade Drawn on Horseback"), page.title);
            compare(blocks().length, 10);
            compare(fault(), "");
        }
        function test_saysWhichCountItShows() {
            tryCompare(guide, "distance", 81);
            verify(part("distanceLine").text.startsWith("81 move"), part("distanceLine").text);
            verify(says("A move is one block any way"));
            useSteps();
            tryCompare(guide, "distance", 116);
            verify(part("distanceLine").text.startsWith("116 step"), part("distanceLine").text);
            verify(says("A step is one block by one cell"));
            verify(!says("A move is one block any way"));
            push("choice-moves");
            tryCompare(guide, "distance", 81);
            // The level's own best is known in both.
            compare(part("stepCount").optimum, 116);
        }
        function test_dragMoves() {
            waitForTheWay();
            const item = block(6);
            drag(6, [0, 1]);
            compare(game.position, soldierDown);
            compare(game.ply, 1);
            compare(game.moveCount, 1);
            compare(game.stepCount, 1);
            compare(part("moveCount").count, 1);
            compare(part("stepCount").count, 1);
            verify(page.title.includes("1 move"), page.title);
            tryVerify(() => Math.abs(guide.distance - 81) <= 1);
            verify(guide.distance >= 0);
            compare(game.distances.length, 2);
            compare(game.distances[0], 81);
            compare(item.column, 1);
            compare(item.row, 4);
            fuzzyCompare(item.y, 4 * board.cell, 0.5);
            compare(fault(), "");
        }
        function test_heldBlockFollowsThePointerAndStopsAtOthers() {
            const item = block(6);
            pull(6, [0, 0.5]);
            compare(blockHand.heldBlock, 6);
            fuzzyCompare(item.y, 3.5 * board.cell, 1);
            compare(game.ply, 0);
            mouseMove(floor(), 1.5 * board.cell, 9 * board.cell);
            fuzzyCompare(item.y, 4 * board.cell, 0.5);
            fuzzyCompare(item.x, board.cell, 0.5);
            mouseMove(page, 1270, 795);
            compare(fault(), "");
            fuzzyCompare(item.y, 4 * board.cell, 0.5);
            fuzzyCompare(item.x, 2 * board.cell, 0.5);
            rest();
            mouseRelease(page, 1270, 795);
            compare(blockHand.heldBlock, -1);
            compare(game.position, "VCCVVCCVVHHVV.SVS.SS");
        }
        function test_dragRoundACornerIsOneMove() {
            drag(6, [0, 1], [1, 0]);
            compare(game.position, "VCCVVCCVVHHVV.SVS.SS");
            compare(game.ply, 1);
            compare(game.moveCount, 1);
            compare(game.stepCount, 2);
            verify(page.title.includes("1 move"));
        }
        function test_blockedDragChangesNothing_data() {
            return [{ tag: "Cao Cao up", id: 1, way: [0, -1] }, { tag: "Cao Cao down", id: 1, way: [0, 1] },
                { tag: "Cao Cao left", id: 1, way: [-1, 0] }, { tag: "Guan Yu down", id: 4, way: [0, 1] },
                { tag: "upright right", id: 0, way: [1, 0] }, { tag: "soldier up", id: 6, way: [0, -2] },
                { tag: "soldier sideways", id: 6, way: [1, 0] }, { tag: "off the board", id: 8, way: [-2, 0] }];
        }
        function test_blockedDragChangesNothing(data) {
            const item = block(data.id);
            const x = item.x;
            const y = item.y;
            pull(data.id, data.way);
            compare(fault(), "");
            compare(item.x, x);
            compare(item.y, y);
            rest();
            mouseRelease(floor(), pulled.x + data.way[0] * board.cell, pulled.y + data.way[1] * board.cell);
            compare(game.position, first);
            compare(game.ply, 0);
            compare(game.plyCount, 0);
            compare(item.x, x);
            compare(item.y, y);
        }
        function test_aFlickSendsTheBlockOn() {
            const item = block(8);
            // Slowly, less than half a cell: back.
            drag(8, [0.4, 0]);
            compare(game.ply, 0);
            compare(item.x, 0);
            // The same way in some milliseconds.
            press(8);
            const x = item.width / 2;
            const y = 4.5 * board.cell;
            for (const part of [0.15, 0.3, 0.4])
                mouseMove(floor(), x + part * board.cell, y, 3);
            mouseRelease(floor(), x + 0.4 * board.cell, y, Qt.LeftButton, Qt.NoModifier, 3);
            compare(game.position, "VCCVVCCVVHHVVSSV.S.S");
            compare(game.moveCount, 1);
            compare(game.stepCount, 1);
        }
        function test_dropBackCountsNothing() {
            drag(6, [0, 1], [0, -1]);
            compare(game.position, first);
            compare(game.ply, 0);
            compare(game.moveCount, 0);
            verify(!part("undo").enabled);
        }
        function test_backInTwoGesturesIsNoMove() {
            drag(6, [0, 1]);
            drag(6, [0, -1]);
            compare(game.position, first);
            compare(game.ply, 2);
            compare(game.moveCount, 0);
            compare(game.stepCount, 0);
            verify(part("undo").enabled);
        }
        function test_oneBlockInARowIsOneMove() {
            drag(6, [0, 1]);
            drag(6, [1, 0]);
            compare(game.moveCount, 1);
            compare(game.stepCount, 2);
            drag(8, [1, 0]);
            compare(game.moveCount, 2);
            compare(game.stepCount, 3);
        }
        function test_blocksNeverOverlap_data() {
            return [{ tag: "classic", board: first, seed: 1 }, { tag: "three lying", board: shortLevel, seed: 2 },
                { tag: "many soldiers", board: "VCCVVCCVSSSSSHHSS..S", seed: 3 }];
        }
        /*! Some 10 000 places of the pointer in all, far off the board too, in long drags and in flicks. */
        function test_blocksNeverOverlap(data) {
            load(data.board);
            let state = data.seed;
            const random = below => {
                state = (state * 16807) % 2147483647;
                return state % below;
            };
            const ground = floor();
            let places = 0;
            let plies = 0;
            while (places < 3400) {
                const id = random(blocks().length);
                press(id);
                let x = block(id).x + block(id).width / 2;
                let y = block(id).y + block(id).height / 2;
                const length = 5 + random(20);
                for (let i = 0; i < length; ++i, ++places) {
                    if (random(4) === 0) {
                        x = random(6 * board.cell) - board.cell;
                        y = random(7 * board.cell) - board.cell;
                    } else {
                        x += random(81) - 40;
                        y += random(81) - 40;
                    }
                    mouseMove(ground, x, y);
                    const wrong = fault();
                    if (wrong !== "")
                        fail(wrong + " at place " + places + " of " + game.position);
                }
                mouseRelease(ground, x, y);
                compare(blockHand.heldBlock, -1);
                compare(fault(), "");
                plies = Math.max(plies, game.plyCount);
                for (const item of blocks())
                    if (item.x !== item.column * board.cell || item.y !== item.row * board.cell)
                        fail(item.objectName + " lies off the grid after " + places + " places");
                if (game.solved)
                    load(data.board);
            }
            verify(plies > 20, plies);
        }

        function test_keyboardPushesBlocks() {
            verify(!part("klotskiCursor").visible);
            keyClick(Qt.Key_Tab);
            verify(board.activeFocus);
            verify(part("klotskiCursor").visible);
            // On Cao Cao at first.
            compare(blockHand.cursorColumn, 1);
            compare(blockHand.cursorRow, 0);
            walk(1, 3);
            compare(part("klotskiCursor").x, board.cell + 4);
            compare(part("klotskiCursor").y, 3 * board.cell + 4);
            keyClick(Qt.Key_Return);
            compare(blockHand.pickedBlock, 6);
            verify(block(6).picked);
            keyClick(Qt.Key_Down);
            compare(game.position, soldierDown);
            compare(blockHand.cursorRow, 4);
            keyClick(Qt.Key_Right);
            compare(game.position, "VCCVVCCVVHHVV.SVS.SS");
            compare(game.moveCount, 1);
            compare(game.stepCount, 2);
            compare(blockHand.pickedBlock, 6);
            // The wall, then a block.
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Right);
            compare(game.position, "VCCVVCCVVHHVV.SVS.SS");
            compare(game.stepCount, 2);
            compare(blockHand.cursorColumn, 2);
            compare(blockHand.cursorRow, 4);
            keyClick(Qt.Key_Escape);
            compare(blockHand.pickedBlock, -1);
            keyClick(Qt.Key_Left);
            compare(game.ply, 2);
            compare(blockHand.cursorColumn, 1);
            settle();
            compare(fault(), "");
        }
        function test_cursorWrapsAndBlankCellsGiveNoBlock() {
            keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Up);
            compare(blockHand.cursorRow, 4);
            keyClick(Qt.Key_Space);
            compare(blockHand.pickedBlock, -1);
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Left);
            compare(blockHand.cursorColumn, 3);
            keyClick(Qt.Key_Space);
            compare(blockHand.pickedBlock, 9);
            keyClick(Qt.Key_Space);
            compare(blockHand.pickedBlock, -1);
            compare(game.ply, 0);
        }
        function test_tabEntersAndLeavesInOneStep() {
            keyClick(Qt.Key_Tab);
            verify(board.activeFocus);
            keyClick(Qt.Key_Tab);
            verify(!board.activeFocus);
            verify(!part("klotskiCursor").visible);
            keyClick(Qt.Key_Backtab);
            verify(board.activeFocus);
        }
        function test_mouseTakesTheCursorAway() {
            keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Return);
            compare(blockHand.pickedBlock, 1);
            drag(6, [0, 1]);
            compare(blockHand.pickedBlock, -1);
            verify(!part("klotskiCursor").visible);
            keyClick(Qt.Key_Left);
            compare(game.ply, 0);
        }

        function test_undoRedoRestartByButton() {
            verify(!part("undo").enabled);
            verify(!part("redo").enabled);
            verify(!part("restart").enabled);
            drag(6, [0, 1], [1, 0]);
            drag(8, [1, 0]);
            const played = game.position;
            push("undo");
            compare(game.ply, 1);
            compare(game.moveCount, 1);
            compare(game.stepCount, 2);
            push("redo");
            compare(game.position, played);
            verify(!part("redo").enabled);
            push("restart");
            compare(game.position, first);
            compare(game.moveCount, 0);
            compare(game.plyCount, 2);
            settle();
            compare(block(6).y, 3 * board.cell);
        }
        function test_undoRedoRestartByKey() {
            drag(6, [0, 1], [1, 0]);
            drag(8, [1, 0]);
            const played = game.position;
            keySequence("Ctrl+Z");
            keySequence("Ctrl+Z");
            keySequence("Ctrl+Z");
            compare(game.position, first);
            keySequence("Ctrl+Shift+Z");
            compare(game.ply, 1);
            keySequence("Ctrl+Y");
            compare(game.position, played);
            keyClick(Qt.Key_Backspace);
            compare(game.ply, 1);
            keyClick(Qt.Key_Right);
            compare(game.ply, 2);
            keyClick(Qt.Key_Left);
            compare(game.ply, 1);
            keyClick(Qt.Key_End);
            compare(game.ply, 2);
            keyClick(Qt.Key_Home);
            compare(game.ply, 0);
            keyClick(Qt.Key_End);
            keyClick("r");
            compare(game.position, first);
            compare(game.moveCount, 0);
        }
        function test_newMoveForgetsWhatWasUndone() {
            drag(6, [0, 1]);
            keySequence("Ctrl+Z");
            settle();
            drag(8, [1, 0]);
            compare(game.plyCount, 1);
            verify(!part("redo").enabled);
        }
        function test_undoneBlockSlides() {
            drag(6, [0, 1]);
            keySequence("Ctrl+Z");
            compare(block(6).row, 3);
            verify(block(6).y > 3 * board.cell);
            settle();
            compare(block(6).y, 3 * board.cell);
        }
        /*! A block that slides twice in a row comes to its place, be the ways of one length or not. */
        function test_slidesOfAllLengthsEndInTheirPlace() {
            drag(6, [0, 1]);
            drag(6, [0, -1]);
            drag(6, [0, 1], [1, 0]);
            for (const ply of [2, 1, 0, 1, 2, 3, 2, 3]) {
                game.goTo(ply);
                settle();
                compare(block(6).x, block(6).column * board.cell);
                compare(block(6).y, block(6).row * board.cell);
                compare(fault(), "");
            }
        }
        /*! Also while one of them is under way. */
        function test_quickStepsEndInTheirPlaces() {
            tryCompare(guide, "distance", 81);
            for (let i = 0; i < 81; ++i)
                guide.stepOnce();
            settle();
            let state = 5;
            for (let i = 0; i < 40; ++i) {
                state = (state * 16807) % 2147483647;
                game.goTo(game.ply + state % 7 - 3);
                if (state % 3 === 0)
                    wait(20);
            }
            settle();
            compare(fault(), "");
        }
        function test_wheelStepsOnePlyANotch() {
            drag(6, [0, 1], [1, 0]);
            drag(8, [1, 0]);
            drag(8, [-1, 0]);
            const plies = game.plyCount;
            compare(plies, 3);
            mouseWheel(board, 100, 100, 0, 120);
            compare(game.ply, plies - 1);
            mouseWheel(board, 100, 100, 0, 60);
            compare(game.ply, plies - 1);
            mouseWheel(board, 100, 100, 0, 60);
            compare(game.ply, plies - 2);
            mouseWheel(board, 100, 100, 0, -240);
            compare(game.ply, plies);
            mouseWheel(board, 100, 100, 0, -120);
            compare(game.ply, plies);
        }

        function test_hintShowsAMoveAndPlaysIt() {
            tryCompare(guide, "distance", 81);
            verify(!part("hintTarget").visible);
            verify(!part("hintSource").visible);
            verify(!game.assisted);
            keyClick("h");
            tryVerify(() => guide.hintBlock >= 0);
            const item = block(guide.hintBlock);
            const goal = { column: guide.hintColumn, row: guide.hintRow };
            verify(part("hintTarget").visible);
            verify(part("hintSource").visible);
            compare(part("hintSource").x, item.x + 3);
            compare(part("hintSource").y, item.y + 3);
            compare(part("hintSource").width, item.width - 6);
            compare(part("hintTarget").x, goal.column * board.cell + 3);
            compare(part("hintTarget").y, goal.row * board.cell + 3);
            compare(part("hintTarget").height, item.height - 6);
            verify(goal.column !== item.column || goal.row !== item.row);
            compare(game.ply, 0);
            keyClick("h");
            compare(game.ply, 1);
            compare(item.column, goal.column);
            compare(item.row, goal.row);
            compare(guide.distance, 80);
            compare(game.moveCount, 1);
            verify(game.assisted);
            verify(!part("hintTarget").visible);
            verify(!part("hintSource").visible);
        }
        function test_hintByButtonAndEscape() {
            waitForTheWay();
            push("hint");
            tryVerify(() => part("hintTarget").visible);
            verify(part("hint").text !== "Hint");
            keyClick(Qt.Key_Escape);
            verify(!part("hintTarget").visible);
            compare(part("hint").text, "Hint");
            compare(game.ply, 0);
            push("hint");
            push("hint");
            compare(guide.distance, 80);
        }
        function test_hintGoesAwayWithAMove() {
            waitForTheWay();
            keyClick("h");
            tryVerify(() => part("hintTarget").visible);
            drag(guide.hintBlock === 6 ? 7 : 6, [0, 1]);
            compare(game.ply, 1);
            verify(!part("hintTarget").visible);
        }
        function test_restartBeginsATryWithoutHelp() {
            waitForTheWay();
            keyClick("h");
            keyClick("h");
            compare(game.ply, 1);
            keyClick("r");
            verify(!game.assisted);
        }
        function test_noWayIsSaid() {
            load(noWay);
            tryCompare(guide, "distance", -1);
            verify(part("distanceLine").text.includes("No way"));
            verify(!part("hint").enabled);
            verify(!part("solve").enabled);
            keyClick("h");
            keyClick("s");
            compare(game.ply, 0);
            verify(!guide.playing);
        }

        function test_solverPlaysAndPauses() {
            tryCompare(guide, "distance", 81);
            guide.speed = 8;
            push("solve");
            verify(guide.playing);
            compare(part("solve").text, "Pause");
            tryVerify(() => game.ply >= 2);
            keyClick("s");
            verify(!guide.playing);
            const ply = game.ply;
            compare(guide.distance, 81 - ply);
            wait(300);
            compare(game.ply, ply);
            verify(game.assisted);
            push("solveStep");
            compare(game.ply, ply + 1);
            keyClick("s");
            verify(guide.playing);
            // A hand on the board ends it.
            keySequence("Ctrl+Z");
            verify(!guide.playing);
        }
        function test_solvedWithHelpIsNoResult() {
            tryCompare(guide, "distance", 81);
            for (let i = 0; i < 81; ++i) {
                verify(!game.solved);
                guide.stepOnce();
                compare(guide.distance, 80 - i);
            }
            verify(game.solved);
            compare(game.moveCount, 81);
            compare(game.position[13] + game.position[14] + game.position[17] + game.position[18], "CCCC");
            tryVerify(() => part("klotskiBanner").item !== null);
            const banner = part("klotskiBanner").item;
            verify(banner.title.includes("81"), banner.title);
            verify(banner.text.includes("help"), banner.text);
            verify(says("Not solved yet"));
            verify(!says("Your best"));
            verify(page.title.includes("solved"), page.title);
            verify(part("distanceLine").text.includes("exit"));
            settle();
            compare(fault(), "");
            const board = game.board;
            closePage();
            compare(resultOf(board).moves, -1);
            openPage(storeFolder);
        }
        function test_solvedByHandIsKept() {
            load(shortLevel);
            tryCompare(guide, "distance", 5);
            verify(says("Not solved yet"));
            solveByHand();
            verify(game.solved);
            verify(!game.assisted);
            compare(game.moveCount, 5);
            tryVerify(() => part("klotskiBanner").item !== null);
            const banner = part("klotskiBanner").item;
            verify(banner.title.includes("5"), banner.title);
            verify(banner.text.includes("no shorter"), banner.text);
            verify(says("Your best: 5"));
            verify(!says("Not solved yet"));
            const steps = game.stepCount;
            closePage();
            compare(resultOf(shortLevel).moves, 5);
            compare(resultOf(shortLevel).steps, steps);
            openPage(storeFolder);
            verify(game.load(shortLevel, ""));
            verify(says("Your best: 5"));
            verify(game.load(first, ""));
            verify(says("Not solved yet"));
        }
        function test_bannerOffersTheNextSteps() {
            load(shortLevel);
            solveByHand();
            tryVerify(() => part("bannerReview"));
            push("bannerReview");
            compare(game.ply, 0);
            tryVerify(() => part("klotskiBanner").item === null);
            keyClick(Qt.Key_End);
            verify(game.solved);
            keyClick("r");
            waitForRendering(page);
            solveByHand();
            tryVerify(() => part("bannerAgain"));
            push("bannerAgain");
            compare(game.position, shortLevel);
            tryVerify(() => part("klotskiBanner").item === null);
            settle();
            solveByHand();
            tryVerify(() => part("bannerClose"));
            push("bannerClose");
            tryVerify(() => part("klotskiBanner").item === null);
            verify(game.solved);
            keyClick("r");
            settle();
            solveByHand();
            tryVerify(() => part("bannerNext"));
            push("bannerNext");
            verify(game.board !== shortLevel);
            compare(game.ply, 0);
            tryVerify(() => part("klotskiBanner").item === null);
        }

        function test_levelByNameAndEnter() {
            keyClick("l");
            waitForCard("levelBrowser");
            verify(part("levelSearch").activeFocus);
            compare(part("levelGrid").count, 227);
            typeText("level 05");
            compare(part("levelSearch").text, "level 05");
            tryVerify(() => part("levelGrid").count < 10);
            keyClick(Qt.Key_Return);
            waitUncovered();
            compare(game.board, shortLevel);
            compare(game.position, shortLevel);
            compare(part("levelName").text, "Level 05");
            compare(part("moveCount").optimum, 5);
            compare(part("stepCount").optimum, 7);
            tryCompare(guide, "distance", 5);
            // The keys are the game's again.
            keyClick("l");
            waitForCard("levelBrowser");
            keyClick(Qt.Key_Escape);
            waitUncovered();
        }
        function test_levelByArrows() {
            push("nextLevel");
            waitForCard("levelBrowser");
            const grid = part("levelGrid");
            compare(grid.currentIndex, 0);
            keyClick(Qt.Key_Right);
            compare(grid.currentIndex, 1);
            keyClick(Qt.Key_Left);
            for (let i = 0; i < 12; ++i)
                keyClick(Qt.Key_Down);
            const row = grid.currentIndex;
            compare(row, 12 * grid.columns);
            keyClick(Qt.Key_Return);
            waitUncovered();
            verify(game.board !== first);
            push("nextLevel");
            waitForCard("levelBrowser");
            // It opens where the game is.
            compare(part("levelGrid").currentIndex, row);
            tryVerify(() => part("level-" + (row + 1)));
            verify(part("level-" + (row + 1)).current);
        }
        function test_tilesShowTheNumberThatIsSearchedFor() {
            keyClick("l");
            waitForCard("levelBrowser");
            tryVerify(() => part("level-3"));
            const figure = tile => findChild(tile, "levelNumber");
            compare(figure(part("level-3")).text, "3");
            verify(figure(part("level-3")).visible);
            verify(part("level-3").Accessible.name.startsWith("3. "), part("level-3").Accessible.name);
            typeText("200");
            tryCompare(part("levelGrid"), "count", 1);
            tryVerify(() => part("level-200"));
            compare(figure(part("level-200")).text, "200");
        }
        function test_browserHasNothingButLevels() {
            keyClick("l");
            const browser = waitForCard("levelBrowser");
            const chips = all(browser, item => item instanceof Chip).map(chip => chip.text);
            compare(chips.join(), "By length,Unsolved");
        }
        function test_chosenLevelIsMarked() {
            keyClick("l");
            waitForCard("levelBrowser");
            const grid = part("levelGrid");
            const marks = () => all(grid, item => item.objectName === "levelMark" && item.visible);
            compare(marks().length, 1);
            compare(marks()[0].parent, grid.itemAtIndex(0));
            keyClick(Qt.Key_Right);
            compare(marks().length, 1);
            compare(marks()[0].parent, grid.itemAtIndex(1));
        }
        function test_searchAfterArrowsBeginsAtTheFirst() {
            keyClick("l");
            waitForCard("levelBrowser");
            for (let i = 0; i < 12; ++i)
                keyClick(Qt.Key_Down);
            typeText("level 0");
            tryVerify(() => part("levelGrid").count < 20);
            compare(part("levelGrid").currentIndex, 0);
            typeText("5");
            keyClick(Qt.Key_Return);
            waitUncovered();
            compare(game.board, shortLevel);
        }
        function test_levelByMouse() {
            keyClick("l");
            waitForCard("levelBrowser");
            push("level-3");
            waitUncovered();
            compare(game.board, "VCCSVCCSVHHVVV.VSV.S");
            compare(part("levelName").text, "Pattering Rain");
            compare(part("moveCount").optimum, 47);
            compare(part("stepCount").optimum, 60);
            keyClick("n");
            compare(game.board, "VCCSVCCSVVVSVVVS.HH.");
        }
        function test_nextLevelForgetsTheSearch() {
            keyClick("l");
            waitForCard("levelBrowser");
            typeText("rain");
            tryVerify(() => part("levelGrid").count < 20);
            keyClick(Qt.Key_Return);
            waitUncovered();
            compare(part("levelName").text, "Pattering Rain");
            keyClick("n");
            compare(game.board, "VCCSVCCSVVVSVVVS.HH.");
            keyClick("l");
            waitForCard("levelBrowser");
            compare(part("levelSearch").text, "");
            compare(part("levelGrid").count, 227);
        }
        function test_aReplacedGameComesBack() {
            verify(game.play(6, 1, 4));
            const board = game.board;
            const position = game.position;
            page.openLevel("VCCSVCCSVHHVVV.VSV.S");
            compare(game.plyCount, 0);
            keySequence("Ctrl+R");
            waitForCard("recentList");
            tryVerify(() => part("recentGames").count === 1);
            tryVerify(() => part("recentGames").currentItem && part("recentGames").activeFocus);
            keyClick(Qt.Key_Return);
            waitUncovered();
            compare(game.board, board);
            compare(game.position, position);
            compare(game.moveCount, 1);
        }
        function test_levelsByLength() {
            keyClick("l");
            waitForCard("levelBrowser");
            push("byMoves");
            const grid = part("levelGrid");
            let last = -2;
            // The shortest are in sight, although the game's level is far down now.
            tryVerify(() => grid.itemAtIndex(0) && grid.contentY === grid.originY);
            tryVerify(() => grid.itemAtIndex(5));
            const moves = [0, 1, 2, 3, 4, 5].map(row => grid.itemAtIndex(row).moves).filter(count => count >= 0);
            compare(moves[0], 1);
            for (const count of moves) {
                verify(count >= last, moves);
                last = count;
            }
        }
        function test_searchWithoutAMatch() {
            keyClick("l");
            waitForCard("levelBrowser");
            typeText("qqq");
            tryCompare(part("levelGrid"), "count", 0);
            verify(says("No level matches"));
            keyClick(Qt.Key_Return);
            verify(page.covered);
            for (let i = 0; i < 3; ++i)
                keyClick(Qt.Key_Backspace);
            tryCompare(part("levelGrid"), "count", 227);
            verify(!says("No level matches"));
            compare(game.board, first);
        }
        function test_solvedLevelLeavesTheUnsolvedOnes() {
            load(shortLevel);
            solveByHand();
            keyClick("l");
            waitForCard("levelBrowser");
            push("unsolved");
            tryCompare(part("levelGrid"), "count", 226);
            push("unsolved");
            tryCompare(part("levelGrid"), "count", 227);
        }

        /*! A press on a cell of the board that is being made. */
        function put(column: int, row: int) {
            const grid = part("editorGrid");
            const unit = (grid.width - 4) / 4;
            mouseClick(grid, 2 + (column + 0.5) * unit, 2 + (row + 0.5) * unit);
        }
        function test_editorTellsWhatABoardIsWorth() {
            push("editor");
            waitForCard("levelEditor");
            const maker = findChild(page, "maker");
            compare(maker.cells, first);
            tryCompare(maker, "verdict", KlotskiEditor.Solvable);
            verify(part("verdict").text.includes("81"), part("verdict").text);
            verify(part("verdict").text.includes("116"));
            // Guan Yu gives way to an upright general: 走投无路.
            push("tool-1");
            put(1, 2);
            push("tool-3");
            put(2, 2);
            compare(maker.cells, noWay);
            tryCompare(maker, "verdict", KlotskiEditor.Unsolvable);
            verify(part("verdict").text.includes("Nobody"), part("verdict").text);
            push("tool-2");
            put(1, 2);
            push("tool-3");
            put(1, 3);
            compare(maker.cells, first);
            tryCompare(maker, "verdict", KlotskiEditor.Solvable);
            compare(maker.moves, 81);
            push("clearBoard");
            compare(maker.verdict, KlotskiEditor.Invalid);
            verify(part("verdict").text.includes("Cao Cao"), part("verdict").text);
            verify(!part("playBoard").enabled);
            verify(!part("keepBoard").enabled);
            keyClick(Qt.Key_Escape);
            waitUncovered();
            compare(game.board, first);
        }
        function test_editorsBoardIsPlayed() {
            drag(6, [0, 1]);
            push("editor");
            waitForCard("levelEditor");
            const maker = findChild(page, "maker");
            push("tool-4");
            put(0, 4);
            put(3, 4);
            compare(maker.cells, "VCCVVCCVVHHVVSSV....");
            tryCompare(maker, "verdict", KlotskiEditor.Solvable);
            const moves = maker.moves;
            const steps = maker.steps;
            push("playBoard");
            waitUncovered();
            compare(game.board, "VCCVVCCVVHHVVSSV....");
            compare(game.ply, 0);
            compare(part("levelName").text, "Unnamed board");
            compare(blocks().length, 8);
            tryCompare(guide, "distance", moves);
            tryCompare(part("moveCount"), "optimum", moves);
            compare(part("stepCount").optimum, steps);
        }
        function test_editorKeepsABoard() {
            push("editor");
            waitForCard("levelEditor");
            push("tool-4");
            put(0, 4);
            push("ownName");
            typeText("mine");
            push("keepBoard");
            keyClick(Qt.Key_Escape);
            waitUncovered();
            keyClick("l");
            waitForCard("levelBrowser");
            typeText("mine");
            tryCompare(part("levelGrid"), "count", 1);
            keyClick(Qt.Key_Return);
            waitUncovered();
            compare(game.board, "VCCVVCCVVHHVVSSV...S");
            compare(part("levelName").text, "mine");
            closePage();
            openPage(storeFolder);
            compare(part("levelName").text, "mine");
        }
        function test_editorSaysWhatItKept_data() {
            return [{ tag: "with a name", typed: "mine", name: "mine" }, { tag: "without", typed: "", name: "Own board" },
                { tag: "with blanks for a name", typed: "  ", name: "Own board" }];
        }
        function test_editorSaysWhatItKept(data) {
            push("editor");
            waitForCard("levelEditor");
            push("tool-4");
            put(0, 4);
            push("ownName");
            typeText(data.typed);
            verify(!part("keptLine").visible);
            push("keepBoard");
            verify(part("keptLine").visible);
            compare(part("keptLine").text, `“${data.name}” is now among the levels.`);
            compare(part("keptLine").Accessible.name, part("keptLine").text);
            verify(part("verdict").visible);
            // Another board, or another name, is not kept yet.
            put(3, 4);
            verify(!part("keptLine").visible);
            push("keepBoard");
            verify(part("keptLine").visible);
            push("ownName");
            typeText("2");
            verify(!part("keptLine").visible);
            keyClick(Qt.Key_Escape);
            waitUncovered();
            keyClick("l");
            waitForCard("levelBrowser");
            typeText(data.name);
            tryCompare(part("levelGrid"), "count", 2);
        }
        function test_editorMirrors() {
            load(shortLevel);
            push("editor");
            waitForCard("levelEditor");
            push("mirror");
            compare(findChild(page, "maker").cells, "SHHSSHHS.HH.VVCCVVCC");
        }

        function test_boardGoesRoundTheClipboard_data() {
            return [{ tag: "keys", keys: true }, { tag: "menu", keys: false }];
        }
        function test_boardGoesRoundTheClipboard(data) {
            clip.put("nothing");
            drag(6, [0, 1]);
            if (data.keys)
                keySequence("Ctrl+C");
            else
                trigger("Copy the board");
            verify(said().length > 0);
            const text = clip.take();
            verify(text.includes("VCCV\nVCCV\nVHHV\nV.SV\nSS.S"), text);
            load(shortLevel);
            if (data.keys)
                keySequence("Ctrl+V");
            else
                trigger("Paste a board");
            compare(game.board, soldierDown);
            compare(game.position, soldierDown);
            compare(game.ply, 0);
            compare(fault(), "");
        }
        function test_refusedPasteSaysWhyAndKeepsTheGame_data() {
            return [{ tag: "words", text: "hello", why: "20 letters" },
                { tag: "letter", text: "XCCVVCCVVHHVVSSVS..S", why: "Row 1, column 1" },
                { tag: "half", text: "VCCVVCCVVH.VVSSVS..S", why: "Row 3, column 2" },
                { tag: "full", text: "VCCVVCCVVHHVVSSVSSSS", why: "two cells" },
                { tag: "none", text: "VSSVVSSVVHHVVSSVS..S", why: "Cao Cao is missing" }];
        }
        function test_refusedPasteSaysWhyAndKeepsTheGame(data) {
            drag(6, [0, 1]);
            clip.put(data.text);
            keySequence("Ctrl+V");
            verify(said().includes(data.why), said());
            compare(part("badge").Accessible.name, said());
            compare(game.board, first);
            compare(game.position, soldierDown);
            compare(game.ply, 1);
        }

        function test_aMessageGivesWayToTheNext() {
            clip.put("VCCVVCCVVHHVVSSVS..X");
            keySequence("Ctrl+V");
            verify(said().includes("“X”"), said());
            clip.put(shortLevel);
            keySequence("Ctrl+V");
            compare(game.board, shortLevel);
            compare(said(), "Board pasted");
            keySequence("Ctrl+V");
            compare(said(), "Board pasted");
            verify(game.play(3, 0, 2));
            compare(said(), "");
            keySequence("Ctrl+C");
            verify(said().length > 0);
            page.openLevel(first);
            compare(said(), "");
        }
        function test_messagesLieOnTheBoardAlone_data() {
            return [{ tag: "narrow", w: 400, h: 560 }, { tag: "compact", w: 800, h: 600 }, { tag: "usual", w: 1280, h: 800 }];
        }
        function test_messagesLieOnTheBoardAlone(data) {
            window.width = data.w;
            window.height = data.h;
            clip.put("VCCVVCCVVHHVVSSVS..X");
            keySequence("Ctrl+V");
            waitForLayout();
            const badge = part("badge");
            const panel = part("klotskiPanel");
            const at = badge.mapToItem(page, 0, 0);
            const inside = at.x >= 0 && at.y >= board.y && at.y + badge.height <= board.y + board.height
                         && at.x + badge.width <= (panel.x > board.x + board.width ? panel.x : data.w);
            const cut = all(badge, item => item.truncated === true).length > 0;
            window.width = 1280;
            window.height = 800;
            verify(inside, at);
            verify(!cut);
        }

        function test_aKeptGameGoesOn() {
            drag(6, [0, 1], [1, 0]);
            drag(8, [1, 0]);
            drag(8, [0, -1]);
            keySequence("Ctrl+Z");
            settle();
            const position = game.position;
            const counts = [game.moveCount, game.stepCount, game.ply, game.plyCount];
            closePage();
            openPage(storeFolder);
            compare(game.board, first);
            compare(game.position, position);
            compare([game.moveCount, game.stepCount, game.ply, game.plyCount], counts);
            compare(part("moveCount").count, counts[0]);
            compare(fault(), "");
            compare(block(6).x, 2 * board.cell);
            keySequence("Ctrl+Shift+Z");
            compare(game.ply, 3);
            for (let i = 0; i < 3; ++i)
                keySequence("Ctrl+Z");
            compare(game.position, first);
            compare(game.moveCount, 0);
        }
        function test_aSolvedGameOffersTheNextAtTheNextStart() {
            load(shortLevel);
            solveByHand();
            closePage();
            openPage(storeFolder);
            compare(game.board, shortLevel);
            verify(game.solved);
            compare(part("levelName").text, "Level 05");
            tryVerify(() => part("bannerNext"));
            push("bannerNext");
            tryVerify(() => game.board !== shortLevel);
            compare(game.ply, 0);
        }
        function test_helpIsKeptInMind() {
            waitForTheWay();
            keyClick("h");
            keyClick("h");
            verify(game.assisted);
            closePage();
            openPage(storeFolder);
            compare(game.ply, 1);
            verify(game.assisted);
        }
        function test_anotherFolderHasAnotherGame() {
            drag(6, [0, 1]);
            closePage();
            openPage(folders.newFolder()); // qmllint disable unqualified
            compare(game.position, first);
            compare(game.plyCount, 0);
        }

        function test_blocksAreNamed() {
            compare(board.Accessible.role, Accessible.Grouping);
            verify(board.Accessible.name.length > 0);
            compare(block(1).Accessible.role, Accessible.Button);
            compare(block(1).Accessible.name, "Cao Cao, 2×2, column 2, row 1");
            verify(block(4).Accessible.name.startsWith("Guan Yu, 2×1"), block(4).Accessible.name);
            compare(block(1).label, "曹操");
            compare(block(4).label, "关羽");
            compare([0, 2, 3, 5].map(id => block(id).label).sort(), ["张飞", "赵云", "马超", "黄忠"].sort());
            for (const id of [6, 7, 8, 9])
                compare(block(id).label, "卒");
            for (const item of blocks())
                verify(item.Accessible.name.includes("column"), item.objectName);
            const name = block(6).Accessible.name;
            verify(name.includes("column 2, row 4"), name);
            drag(6, [0, 1]);
            verify(block(6).Accessible.name.includes("column 2, row 5"), block(6).Accessible.name);
        }
        function test_screenReaderPressTakesNoBlockAway() {
            block(6).Accessible.pressAction();
            compare(game.ply, 0);
            compare(blockHand.heldBlock, -1);
        }

        function test_hiddenPageRests() {
            drag(6, [0, 1]);
            drag(7, [0, 1]);
            page.visible = false;
            keySequence("Ctrl+Z");
            compare(game.ply, 2);
            keySequence("Ctrl+O");
            keyClick(Qt.Key_Home);
            verify(!page.covered);
            compare(game.ply, 2);
            clip.put(shortLevel);
            keySequence("Ctrl+V");
            compare(game.board, first);
            page.visible = true;
            page.forceActiveFocus();
            keySequence("Ctrl+Z");
            compare(game.ply, 1);
            keyClick(Qt.Key_Home);
            compare(game.ply, 0);
        }
        function test_cardsOpenAndClose_data() {
            return [{ tag: "levels", button: "nextLevel", card: "levelBrowser" },
                { tag: "editor", button: "editor", card: "levelEditor" }, { tag: "help", button: "help", card: "klotskiHelp" }];
        }
        function test_cardsOpenAndClose(data) {
            drag(6, [0, 1]);
            push(data.button);
            waitForCard(data.card);
            verify(page.covered);
            keyClick(Qt.Key_Home);
            compare(game.ply, 1);
            keyClick(Qt.Key_Escape);
            waitUncovered();
            keyClick(Qt.Key_Home);
            compare(game.ply, 0);
        }
        function test_shortcutsToggleTheCards_data() {
            return [{ tag: "F1", keys: "F1", card: "klotskiHelp" }, { tag: "Ctrl+O", keys: "Ctrl+O", card: "levelBrowser" },
                { tag: "Ctrl+,", keys: "Ctrl+,", card: "settingsCard" }];
        }
        function test_menuOpensAboveItsButton() {
            push("menu");
            const menu = findChild(page, "klotskiMenu");
            tryVerify(() => menu.opened);
            verify(page.covered);
            const button = part("menu");
            verify(menu.y + menu.height <= button.mapToItem(page, 0, 0).y);
            keyClick(Qt.Key_Home);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !menu.visible);
            verify(!page.covered);
            keyClick("l");
            waitForCard("levelBrowser");
        }
        function test_menuOpensUnderTheRestingPointer() {
            mouseMove(page, page.width - 300, 360);
            keyClick(Qt.Key_F10);
            const menu = findChild(page, "klotskiMenu");
            tryVerify(() => menu.opened);
            tryVerify(() => menu.currentIndex >= 0);
            const line = menu.currentIndex;
            tryCompare(menu.contentItem, "currentIndex", line);
            keyClick(Qt.Key_Down);
            verify(menu.currentIndex > line);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !menu.visible);
        }
        function test_arrowsGoRoundTheMenu() {
            const open = () => {
                keyClick(Qt.Key_F10);
                const menu = findChild(page, "klotskiMenu");
                tryVerify(() => menu.opened);
                return menu;
            };
            mouseMove(page, 2, 2);
            let menu = open();
            compare(menu.currentIndex, -1);
            keyClick(Qt.Key_Up);
            compare(menu.currentIndex, menu.count - 1);
            verify(menu.itemAt(menu.count - 1).highlighted);
            keyClick(Qt.Key_Down);
            compare(menu.currentIndex, 0);
            keyClick(Qt.Key_Up);
            compare(menu.currentIndex, menu.count - 1);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !menu.visible);
            menu = open();
            keyClick(Qt.Key_Down);
            compare(menu.itemAt(menu.currentIndex).text, "Levels…");
            // Nothing was played: past the line, "Undo", "Redo" and "Restart".
            for (let i = 0; i < 5; ++i)
                keyClick(Qt.Key_Down);
            compare(menu.itemAt(menu.currentIndex).text, "Hint");
            keyClick(Qt.Key_Up);
            compare(menu.itemAt(menu.currentIndex).text, "Recent games…");
            keyClick(Qt.Key_Return);
            waitForCard("recentList");
        }
        function test_settingsAreThoseOfKlotski() {
            keySequence("Ctrl+,");
            waitForCard("settingsCard");
            for (const name of ["boardThemes", "animation", "sounds", "volume", "look", "language"])
                verify(part(name).visible, name);
            for (const name of ["pieceSets", "coordinates", "legalMoves", "figurines", "autoFlip", "autoQueen", "confirmResign"])
                verify(!part(name).visible, name);
            verify(!says("Play"));
        }
        function test_speedOfTheSolutionIsNamed() {
            waitForTheWay();
            const speed = part("solveSpeed");
            verify(speed.Accessible.name.startsWith("Speed: "), speed.Accessible.name);
            verify(part("solveSpeedText").visible);
            guide.speed = 3;
            verify(part("solveSpeedText").text.startsWith("3 move"), part("solveSpeedText").text);
            guide.speed = 8;
            verify(part("solveSpeedText").text.startsWith("8 move"), part("solveSpeedText").text);
            verify(!part("solveSpeedText").truncated);
        }
        function test_menuCommandsWork() {
            waitForTheWay();
            verify(game.play(6, 1, 4));
            trigger("Undo");
            compare(game.ply, 0);
            trigger("Redo");
            compare(game.ply, 1);
            trigger("Restart");
            compare(game.ply, 0);
            trigger("Hint");
            tryVerify(() => part("hintTarget").visible);
            trigger("Solve from here");
            verify(guide.playing);
            trigger("Next level");
            compare(game.board, ".CC.VCCVVVVVSVVSHHSS");
            trigger("Puzzle of the day");
            tryVerify(() => part("levelName").text.startsWith("Daily"));
        }
        function test_menuOpensTheCards_data() {
            return [{ tag: "Levels…", card: "levelBrowser" }, { tag: "Make a board…", card: "levelEditor" },
                { tag: "Recent games…", card: "recentList" }, { tag: "Settings…", card: "settingsCard" },
                { tag: "Rules and keys", card: "klotskiHelp" }, { tag: "About Qipan", card: "aboutCard" }];
        }
        function test_menuOpensTheCards(data) {
            trigger(data.tag);
            waitForCard(data.card);
            verify(part(data.card).activeFocus);
            keyClick(Qt.Key_Escape);
            waitUncovered();
        }
        function test_shortcutsToggleTheCards(data) {
            keySequence(data.keys);
            waitForCard(data.card);
            keySequence(data.keys);
            waitUncovered();
        }
        function test_boardOfTheDay() {
            push("daily");
            tryVerify(() => game.board !== first);
            const levelName = part("levelName").text;
            verify(/^Daily \d{4}-\d\d-\d\d$/.test(levelName), levelName);
            tryVerify(() => guide.ready);
            tryVerify(() => guide.leastSteps > guide.leastMoves && guide.leastMoves > 0);
            compare(part("moveCount").optimum, guide.leastMoves);
            compare(part("stepCount").optimum, guide.leastSteps);
            verify(says("/ " + guide.leastMoves));
            verify(says("/ " + guide.leastSteps));
            useSteps();
            tryCompare(guide, "distance", guide.leastSteps);
            compare(part("moveCount").optimum, guide.leastMoves);
            compare(part("stepCount").optimum, guide.leastSteps);
        }

        function test_allHasItsPlace_data() {
            return [{ tag: "narrow", w: 400, h: 560 }, { tag: "tall", w: 480, h: 800 }, { tag: "compact", w: 800, h: 600 },
                { tag: "usual", w: 1280, h: 800 }, { tag: "large", w: 2560, h: 1440 }];
        }
        function test_allHasItsPlace(data) {
            window.width = data.w;
            window.height = data.h;
            waitForRendering(page);
            const boxes = {};
            for (const name of ["klotskiBoard", "klotskiPanel", "undo", "nextLevel", "solve", "daily", "help", "menu", "moveCount"]) {
                const item = part(name);
                const at = item.mapToItem(page, 0, 0);
                verify(at.x >= 0 && at.y >= 0 && at.x + item.width <= data.w && at.y + item.height <= data.h, name);
                boxes[name] = Qt.rect(at.x, at.y, item.width, item.height);
            }
            const free = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
            verify(free(boxes.klotskiBoard, boxes.klotskiPanel));
            for (const [one, other] of [["moveCount", "solve"], ["solve", "undo"], ["undo", "daily"]])
                verify(free(boxes[one], boxes[other]), one + " and " + other);
            compare(board.cell, Math.floor(board.cell));
            verify(board.cell >= 40, board.cell);
            drag(6, [0, 1]);
            compare(game.position, soldierDown);
            compare(fault(), "");
            window.width = 1280;
            window.height = 800;
        }
    }
}
