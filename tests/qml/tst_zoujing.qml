// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Qipan.Zoujing

Item {
    id: window
    width: 1280
    height: 800

    ZoujingCase {
        id: root
        name: "Zoujing"

        SignalSpy {
            id: finished
            target: root.game
            signalName: "finished"
        }

        /*! From the rows the stone top left wins at once. */
        function startRows(house: bool) {
            verify(game.newGame(ZoujingGame.Rows, ZoujingGame.Black, house, true));
        }

        function test_blackBeginsAtOnceByMouse() {
            compare(game.stones, ".GBBG");
            verify(ringed(2));
            verify(ringed(3));
            verify(!ringed(1));
            clickMove(2);
            compare(game.stones, "BG.BG");
            compare(page.title, "Zoujing – White to move");
            verify(part("stonesSeal"));
            compare(part("grayStones").toMove, true);
            compare(part("blackStones").toMove, false);
        }
        function test_gameToABlockedSideByMouse() {
            startRows(false);
            finished.clear();
            clickMove(1);
            compare(game.outcome, ZoujingGame.BlackWins);
            compare(finished.count, 1);
            compare(page.title, "Zoujing – Black wins");
            tryVerify(() => part("zoujingResult").item !== null);
            verify(part("resultBlocked").text.length > 20);
            compare(part("resultBlocked").text, game.blockedText());
            compare(signAt(3), "×");
            compare(signAt(4), "×");
            compare(signAt(0), "");
            compare(game.blackWins, 1);
            verify(part("stonesWins").visible);
        }
        function test_gameToABlockedSideByKeyboard() {
            verify(game.setUp("BG.BG", ZoujingGame.Gray));
            keyClick(Qt.Key_Tab);
            verify(board.focus);
            walk(1);
            verify(stoneOn(1).activeFocus);
            keyClick(Qt.Key_Return);
            compare(stoneHand.selected, 1);
            walk(2);
            verify(part("point-2").activeFocus);
            keyClick(Qt.Key_Space);
            compare(game.stones, "B.GBG");
            // The cursor stays where the stone went, and the stone has the focus.
            compare(stoneHand.cursor, 2);
            verify(stoneOn(2).activeFocus);
            startRows(false);
            keyClick("1");
            compare(game.outcome, ZoujingGame.BlackWins);
            tryVerify(() => page.resultShown);
            keyClick(Qt.Key_Escape);
            verify(!page.resultShown);
        }
        function test_figuresPlay() {
            keyClick("3");
            compare(game.stones, "BGB.G");
            compare(game.ply, 1);
            keyClick("2");
            compare(game.ply, 1);
            verify(said().length > 0);
        }
        function test_tabEntersAndLeavesInOneStep() {
            verify(!board.focus);
            keyClick(Qt.Key_Tab);
            verify(board.focus);
            verify(stoneHand.cursor >= 0);
            keyClick(Qt.Key_Tab);
            verify(!board.focus);
            compare(stoneHand.cursor, -1);
        }
        function test_escapeDeselects() {
            click(2);
            compare(stoneHand.selected, 2);
            verify(part("point-0").target);
            keyClick(Qt.Key_Escape);
            compare(stoneHand.selected, -1);
            verify(!part("point-0").target);
        }
        function test_thePressedFreePointTakesTheOnlyStoneThatMayMove() {
            click(0);
            compare(game.ply, 0);
            verify(said().length > 0);
            verify(game.setUp("G.BGB", ZoujingGame.Black));
            click(1);
            compare(game.stones, "GB.GB");
        }
        function test_dragFollowsThePointerAndMoves() {
            const stone = stoneOn(3);
            press(3);
            mouseMove(board, xOf(3) - 2, yOf(3));
            compare(part("stonePointer").dragged, -1);
            mouseMove(board, xOf(3) - 4, yOf(3));
            compare(part("stonePointer").dragged, stone.stoneId);
            mouseMove(board, 200, 300);
            fuzzyCompare(stone.x + stone.width / 2, 200, 1);
            fuzzyCompare(stone.y + stone.height / 2, 300, 1);
            verify(part("ghost").visible);
            pull(0);
            release(0);
            compare(game.stones, "BGB.G");
            verify(!stone.sliding);
            fuzzyCompare(stone.x + stone.width / 2, xOf(0), 1);
            verify(!part("ghost").visible);
        }
        function test_refusedDropGoesBackAndSaysWhy() {
            const stone = stoneOn(2);
            const x = stone.x;
            drag(2, 1);
            compare(game.stones, ".GBBG");
            compare(game.ply, 0);
            compare(stone.x, x);
            compare(said(), game.refusalText(2, 1));
            verify(said().length > 0);
            compare(part("stoneBadge").Accessible.name, said());
        }
        function test_dropOffTheBoardGoesBack() {
            const stone = stoneOn(2);
            const x = stone.x;
            press(2);
            pull(0);
            mouseMove(page, 1270, 400);
            mouseRelease(page, 1270, 400);
            compare(game.ply, 0);
            compare(stone.x, x);
        }
        function test_clickedMoveSlides() {
            const stone = stoneOn(2);
            clickMove(2);
            verify(stone.sliding);
            settle();
            fuzzyCompare(stone.x + stone.width / 2, xOf(0), 1);
        }
        function test_lastMoveIsShown() {
            verify(!part("trail").visible);
            clickMove(2);
            verify(part("trail").visible);
            verify(findChild(part("point-2"), "print").visible);
            verify(!findChild(part("point-0"), "print").visible);
        }
        function test_overTheWellIsRefusedWithItsReason() {
            verify(game.setUp("B.GBG", ZoujingGame.Gray));
            drag(4, 1);
            compare(game.stones, "B.GBG");
            verify(said().includes("well"), said());
        }
        function test_houseRuleForbidsTheFirstWin() {
            startRows(true);
            verify(!ringed(1));
            verify(ringed(2));
            keyClick("1");
            compare(game.ply, 0);
            compare(game.outcome, ZoujingGame.GoingOn);
            compare(said(), game.refusalText(1, 0));
            verify(said().length > 0);
            verify(part("hintLine").text.includes("House rule"));
        }
        function test_withoutTheHouseRuleTheFirstMoveWins() {
            startRows(false);
            verify(ringed(1));
            verify(!part("hintLine").text.includes("House rule"));
            keyClick("1");
            compare(game.outcome, ZoujingGame.BlackWins);
        }
        function test_undoAndRedo() {
            clickMove(2);
            clickMove(1);
            const stones = game.stones;
            push("zoujingUndo");
            push("zoujingUndo");
            compare(game.stones, ".GBBG");
            verify(!part("zoujingUndo").enabled);
            push("zoujingRedo");
            compare(game.ply, 1);
            keySequence("Ctrl+Shift+Z");
            compare(game.stones, stones);
            keySequence("Ctrl+Z");
            compare(game.ply, 1);
            keyClick(Qt.Key_Right);
            compare(game.ply, 2);
            keyClick(Qt.Key_Home);
            compare(game.ply, 0);
            keyClick(Qt.Key_End);
            compare(game.ply, 2);
            keyClick(Qt.Key_Left);
            compare(game.ply, 1);
            mouseWheel(board, 100, 100, 0, 120);
            compare(game.ply, 0);
        }
        function test_undoBringsBackALostGame() {
            startRows(false);
            keyClick("1");
            tryVerify(() => page.resultShown);
            keySequence("Ctrl+Z");
            verify(!page.resultShown);
            compare(signAt(3), "");
            compare(game.outcome, ZoujingGame.GoingOn);
        }
        function test_studyMarksWhatEachMoveIsWorth() {
            startRows(false);
            compare(signAt(1), "");
            push("study");
            verify(page.study);
            compare(signAt(1), "+");
            compare(signAt(2), "=");
            compare(signAt(3), "");
            verify(part("study-1").Accessible.name.includes("wins"));
            verify(part("study-2").Accessible.name.includes("keeps"));
            verify(stoneOn(1).Accessible.name.includes("wins"));
            verify(game.setUp("GB.BG", ZoujingGame.Black));
            const values = game.values;
            compare(signAt(1), values[1] === ZoujingGame.Loss ? "−" : "=");
            compare(signAt(3), values[3] === ZoujingGame.Loss ? "−" : "=");
            verify(signAt(1) !== signAt(3));
            keyClick("s");
            verify(!page.study);
            compare(signAt(1), "");
        }
        function test_theStudyFitsASmallWindow_data() {
            return [{ tag: "tall", w: 480, h: 736 }, { tag: "compact", w: 756, h: 580 }, { tag: "usual", w: 1224, h: 780 }];
        }
        function test_theStudyFitsASmallWindow(data) {
            window.width = data.w;
            window.height = data.h;
            startRows(false);
            push("study");
            waitForLayout();
            const panel = part("zoujingPanel");
            for (const name of ["worthLine", "study-1", "study-2"]) {
                const item = part(name);
                verify(item.visible, name);
                const at = item.mapToItem(panel, 0, 0);
                verify(at.y > 0 && at.y + item.height <= panel.height - 8, `${name} at ${at.y} of ${panel.height}`);
                verify(at.x >= 0 && at.x + item.width <= panel.width, name);
            }
            for (const words of all(panel, item => item.visible && item.truncated))
                verify(!words.truncated, words.text);
            window.width = 1280;
            window.height = 800;
        }
        function test_theStepBarGoesThroughTheGame() {
            clickMove(2);
            clickMove(1);
            const back = all(part("zoujingPanel"), item => item.visible && item.iconName === "back")[0];
            pushOn(back);
            compare(game.ply, 1);
            pushOn(all(part("zoujingPanel"), item => item.visible && item.iconName === "end")[0]);
            compare(game.ply, 2);
        }
        function test_resultOffersTheNextSteps() {
            startRows(false);
            keyClick("1");
            tryVerify(() => part("resultStudy"));
            push("resultStudy");
            verify(page.study);
            compare(game.ply, 0);
            verify(!page.resultShown);
            keyClick(Qt.Key_End);
            tryVerify(() => part("resultAgain"));
            push("resultAgain");
            compare(game.ply, 0);
            compare(game.start, ZoujingGame.Rows);
            compare(game.first, ZoujingGame.Gray);
            keyClick(Qt.Key_1);
            compare(game.ply, 0);
        }
        function test_newGameFromItsCard() {
            keySequence("Ctrl+N");
            tryVerify(() => part("zoujingNewGame"));
            verify(part("opponent").activeFocus);
            push("startRows");
            push("houseRule");
            keyClick(Qt.Key_Return);
            waitUncovered();
            compare(game.start, ZoujingGame.Rows);
            verify(game.noFirstWin);
            keySequence("Ctrl+N");
            tryVerify(() => part("houseRule"));
            verify(part("houseRule").checked);
            push("houseRule");
            push("zoujingCancel");
            waitUncovered();
            verify(game.noFirstWin);
            keyClick("2");
            compare(game.ply, 1);
        }
        function test_aReplacedGameComesBack() {
            keyClick("2");
            const stones = game.stones;
            game.newGame(ZoujingGame.Rows, ZoujingGame.Black, false, false);
            compare(game.ply, 0);
            keySequence("Ctrl+R");
            tryVerify(() => part("recentGames") && part("recentGames").count === 1);
            tryVerify(() => part("recentGames").currentItem && part("recentGames").activeFocus);
            keyClick(Qt.Key_Return);
            waitUncovered();
            compare(game.stones, stones);
            compare(game.start, ZoujingGame.Sides);
            compare(game.ply, 1);
        }
        function test_enterKeepsTheOpponent() {
            game.answerDelay = 60000;
            game.newGameFor(ZoujingGame.Human, ZoujingGame.Perfect, ZoujingGame.Sides, ZoujingGame.Black, false, false);
            keyClick("2");
            compare(game.ply, 1);
            keySequence("Ctrl+N");
            tryVerify(() => part("zoujingNewGame"));
            keyClick(Qt.Key_Return);
            waitUncovered();
            compare(game.ply, 0);
            compare(game.blackPlayer, ZoujingGame.Human);
            compare(game.grayPlayer, ZoujingGame.Perfect);
        }
        function test_gameAgainstThePerfectPlayer() {
            game.answerDelay = 30;
            game.seed = 7;
            push("zoujingNew");
            tryVerify(() => part("opponent"));
            verify(part("opponent").activeFocus);
            for (let i = 0; i < 3; ++i)
                keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Return);
            waitUncovered();
            compare(game.blackPlayer, ZoujingGame.Human);
            compare(game.grayPlayer, ZoujingGame.Perfect);
            compare(part("grayStones").name, "Perfect player");
            for (let i = 0; i < 5 && !game.over; ++i) {
                const ply = game.ply;
                keyClick(String(game.legalStones[0]));
                verify(game.ply > ply);
                tryVerify(() => game.over || (game.ply === ply + 2 && game.turn === ZoujingGame.Black));
            }
            verify(game.outcome !== ZoujingGame.BlackWins);
        }
        function test_computersTurnIsNotTheHands() {
            game.answerDelay = 100000;
            game.grayPlayer = ZoujingGame.Child;
            clickMove(2);
            verify(game.thinking);
            verify(!ringed(1));
            click(1);
            compare(stoneHand.selected, -1);
            keyClick("1");
            compare(game.ply, 1);
            push("zoujingUndo");
            compare(game.ply, 0);
        }
        function test_aKeptGameGoesOn() {
            clickMove(2);
            clickMove(1);
            game.answerDelay = 100000;
            game.grayPlayer = ZoujingGame.Careful;
            const stones = game.stones;
            closePage();
            openPage(storeFolder);
            compare(game.stones, stones);
            compare(game.ply, 2);
            compare(game.grayPlayer, ZoujingGame.Careful);
            keySequence("Ctrl+Z");
            verify(game.ply < 2);
        }
        function test_anotherFolderHasAnotherGame() {
            clickMove(2);
            closePage();
            openPage(folders.newFolder()); // qmllint disable unqualified
            compare(game.stones, ".GBBG");
        }
        function test_aFinishedGameIsNotAnnouncedAgain() {
            startRows(false);
            keyClick("1");
            closePage();
            openPage(storeFolder);
            verify(game.over);
            verify(!page.resultShown);
            compare(part("stateLine").text, "Black wins");
            compare(part("blockedLines").text, game.blockedText());
        }
        function test_stonesAndTheFreePointAreNamed() {
            compare(board.Accessible.role, Accessible.Grouping);
            for (const point of [1, 2, 3, 4]) {
                compare(stoneOn(point).Accessible.role, Accessible.Button);
                verify(stoneOn(point).Accessible.name.length > 0);
            }
            verify(stoneOn(2).Accessible.name.includes("top right"));
            compare(part("point-0").Accessible.name, "Centre, free");
            verify(part("point-1").Accessible.ignored);
            stoneOn(2).Accessible.pressAction();
            verify(part("point-0").Accessible.name.includes("possible move"));
            part("point-0").Accessible.pressAction();
            compare(game.ply, 1);
        }
        function test_lessonIsPlayedOnItsOwnBoard() {
            push("lesson");
            tryVerify(() => part("zoujingLesson"));
            const card = part("zoujingLesson");
            const question = part("lessonText").text;
            keyClick("2");
            verify(card.lesson.answered);
            verify(!card.lesson.right);
            verify(part("lessonText").text !== question);
            // The stones that lie there now are not asked about.
            const after = card.game.stones;
            keyClick("1");
            keyClick("4");
            compare(card.game.stones, after);
            verify(!card.lesson.right);
            compare(part("lessonNext").text, "Try again");
            push("lessonNext");
            verify(!card.lesson.answered);
            compare(card.game.stones, card.lesson.stones);
            compare(part("lessonText").text, question);
            compare(part("lessonNext").text, "Next");
            keyClick("1");
            verify(card.lesson.right);
            push("lessonNext");
            compare(card.lesson.index, 1);
            compare(card.game.stones, card.lesson.stones);
            keyClick("1");
            verify(card.lesson.right);
            push("lessonNext");
            keyClick("3");
            verify(card.lesson.right);
            push("lessonNext");
            waitUncovered();
            compare(game.ply, 0);
        }
        function test_lessonTakesBackWhatItSaid() {
            push("lesson");
            tryVerify(() => part("zoujingLesson"));
            const badge = findChild(part("zoujingLesson"), "lessonBadge");
            keyClick("0");
            verify(badge.message.length > 0);
            keyClick("1");
            compare(badge.message, "");
        }
        function test_settingsAreThoseOfZoujing() {
            keySequence("Ctrl+,");
            tryVerify(() => part("settingsCard"));
            for (const name of ["boardThemes", "animation", "legalMoves", "sounds", "volume", "look", "language"])
                verify(part(name).visible, name);
            for (const name of ["pieceSets", "coordinates", "figurines", "autoFlip", "autoQueen", "confirmResign"])
                verify(!part(name).visible, name);
        }
        function test_cardsOpenAndClose_data() {
            return [{ tag: "rules", button: "rules" }, { tag: "recent", button: "recent" }, { tag: "lesson", button: "lesson" },
                { tag: "new game", button: "zoujingNew" }];
        }
        function test_cardsOpenAndClose(data) {
            push(data.button);
            tryVerify(() => page.covered);
            keyClick(Qt.Key_Home);
            keyClick(Qt.Key_Escape);
            waitUncovered();
            keyClick("2");
            compare(game.ply, 1);
        }
        function test_menuCommandsWork() {
            clickMove(2);
            clickMove(1);
            trigger("Undo");
            compare(game.ply, 1);
            trigger("Redo");
            compare(game.ply, 2);
            trigger("Study: what each move is worth");
            verify(page.study);
            trigger("Again, the other side begins");
            compare(game.ply, 0);
            compare(game.first, ZoujingGame.Gray);
            verify(!menuLine("Undo").enabled);
        }
        function test_menuOpensTheCards_data() {
            return [{ tag: "New game…", card: "zoujingNewGame" }, { tag: "Recent games…", card: "recentList" },
                { tag: "Rules…", card: "zoujingRules" }, { tag: "Lesson…", card: "zoujingLesson" },
                { tag: "Settings…", card: "settingsCard" }, { tag: "Keys", card: "zoujingKeys" },
                { tag: "About Qipan", card: "aboutCard" }];
        }
        function test_menuOpensTheCards(data) {
            trigger(data.tag);
            tryVerify(() => part(data.card));
            verify(part(data.card).activeFocus);
            keyClick(Qt.Key_Escape);
            waitUncovered();
            keyClick("2");
            compare(game.ply, 1);
        }
        function test_helpKeyTogglesTheList() {
            keyClick(Qt.Key_F1);
            tryVerify(() => part("zoujingKeys"));
            keyClick(Qt.Key_F1);
            waitUncovered();
        }
        function test_allHasItsPlace_data() {
            return [{ tag: "narrow", w: 400, h: 560 }, { tag: "tall", w: 480, h: 800 }, { tag: "compact", w: 800, h: 600 },
                { tag: "usual", w: 1280, h: 800 }, { tag: "large", w: 2560, h: 1440 }];
        }
        function test_allHasItsPlace(data) {
            window.width = data.w;
            window.height = data.h;
            waitForRendering(page);
            for (const name of ["stoneBoard", "grayStones", "blackStones", "zoujingPanel", "study"]) {
                const item = part(name);
                const at = item.mapToItem(page, 0, 0);
                verify(at.x >= 0 && at.y >= 0 && at.x + item.width <= data.w && at.y + item.height <= data.h, name);
            }
            verify(board.width >= 0.55 * Math.min(data.w, data.h));
            clickMove(2);
            compare(game.ply, 1);
            window.width = 1280;
            window.height = 800;
        }
    }
}
