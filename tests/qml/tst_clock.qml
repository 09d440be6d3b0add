// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Qipan
import Qipan.App
import Qipan.Shell

Item {
    width: 1280
    height: 800

    SettingsCase {
        id: root
        name: "Clock"
        readonly property var clock: game ? game.clock : null

        SignalSpy {
            id: replaced
            target: root.game
            signalName: "gameReplaced"
        }

        function openCard() {
            keySequence("Ctrl+N");
            tryVerify(() => seen("newGameCard"));
            waitForLayout();
        }
        function start() {
            keyClick(Qt.Key_Return);
            tryVerify(() => !part("newGameCard"));
        }
        function write(name: string, text: string) {
            fill(seen(name), text);
        }
        /*! The rows of one's own time control that are seen: one for both sides, or White's and Black's. */
        function rows(): var {
            return all(page, item => item.visible && item as TimeRow);
        }
        function fillRow(row: Item, values: var) {
            for (const name in values) {
                if (name === "mode")
                    pushOn(findChild(row, "choice-" + values[name]));
                else
                    fill(findChild(row, name), values[name]);
            }
        }
        /*! Both clocks run from the third ply on. */
        function beginWithClock(white: string, black: string) {
            game.newGame("Ada", "Bo", white, black);
            typeMove("e4");
            typeMove("e5");
        }
        function foolsMate() {
            for (const move of ["f3", "e5", "g4", "Qh4"])
                typeMove(move);
        }

        function test_noClockWithoutATimeControl() {
            openCard();
            start();
            for (const move of ["e4", "e5", "Nf3"])
                typeMove(move);
            compare(game.plyCount, 3);
            verify(!clock.present && !clock.running);
            compare(seen("whiteClock"), null);
            compare(seen("blackClock"), null);
            compare(seen("pause"), null);
        }

        function test_presets_data() {
            return [
                { tag: "1+0", chip: "60", shown: "1:00" },
                { tag: "3+2", chip: "180+2", shown: "3:00" },
                { tag: "5+0", chip: "300", shown: "5:00" },
                { tag: "10+0", chip: "600", shown: "10:00" },
                { tag: "15+10", chip: "900+10", shown: "15:00" },
                { tag: "90/40+30", chip: "40/5400+30:1800+30", shown: "1:30:00" }
            ];
        }
        function test_presets(data) {
            openCard();
            compare(seen("time-" + data.chip).text, data.tag);
            push("time-" + data.chip);
            verify(part("time-" + data.chip).checked && !part("time--").checked);
            replaced.clear();
            start();
            compare(replaced.count, 1);
            compare(clock.whiteText, data.shown);
            compare(clock.blackText, data.shown);
            compare(seen("whiteClock").time, data.shown);
            compare(seen("blackClock").time, data.shown);
            verify(clock.controlText.startsWith(data.tag.split("+")[0]), clock.controlText);
            verify(game.pgn().includes(`[TimeControl "${data.chip}"]`), game.pgn());
        }
        function test_chipsAreWorkedWithKeys() {
            openCard();
            part("time-300").forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space);
            verify(part("time-300").checked);
            part("time-60").forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            verify(part("time-60").checked);
            verify(part("newGameCard"));
            part("newGameStart").forceActiveFocus(Qt.TabFocusReason);
            start();
            compare(clock.whiteText, "1:00");
        }
        function test_clockCanBeTakenAwayAgain() {
            game.newGame("", "", "300", "300");
            Settings.whiteTimeControl = Settings.blackTimeControl = "300";
            openCard();
            verify(part("time-300").checked);
            push("time--");
            start();
            verify(!clock.present);
            compare(seen("whiteClock"), null);
        }

        function test_namesAndTimeAreKeptForTheNextGame() {
            openCard();
            write("newWhite", "Ada");
            write("newBlack", "Bo");
            push("time-180+2");
            start();
            reopen(folders.newFolder()); // qmllint disable unqualified
            compare(game.whiteName, "");
            openCard();
            compare(seen("newWhite").text, "Ada");
            compare(seen("newBlack").text, "Bo");
            verify(seen("time-180+2").checked);
            start();
            compare(game.whiteName, "Ada");
            compare(game.blackName, "Bo");
            compare(clock.whiteText, "3:00");
        }
        function test_cancelKeepsNothing() {
            openCard();
            write("newWhite", "Ada");
            push("time-300");
            keyClick(Qt.Key_Escape);
            tryVerify(() => !part("newGameCard"));
            compare(Settings.whiteName, "");
            compare(Settings.whiteTimeControl, "-");
            verify(!clock.present);
        }
        function test_namesAreKeptWithoutSpacesAround() {
            openCard();
            write("newWhite", "  Ada ");
            start();
            compare(game.whiteName, Settings.whiteName);
            compare(Settings.whiteName, "Ada");
        }
        function test_clearedNamesStayCleared() {
            game.newGame("Ada", "Bo", "-", "-");
            Settings.whiteName = "Ada";
            openCard();
            compare(seen("newWhite").text, "Ada");
            write("newWhite", "x");
            keyClick(Qt.Key_Backspace);
            start();
            compare(game.whiteName, "");
            openCard();
            compare(seen("newWhite").text, "");
        }

        function test_swapChangesNames() {
            openCard();
            write("newWhite", "Ada");
            write("newBlack", "Bo");
            push("swapSeats");
            compare(seen("newWhite").text, "Bo");
            start();
            compare(game.whiteName, "Bo");
            compare(game.blackName, "Ada");
        }
        function test_swapChangesTimesThatDiffer() {
            Settings.whiteTimeControl = "300";
            Settings.blackTimeControl = "180+2";
            openCard();
            compare(rows().length, 2);
            push("swapSeats");
            compare(rows().length, 2);
            compare(findChild(rows()[0], "minutes").text, "3");
            compare(findChild(rows()[0], "bonus").text, "2");
            compare(findChild(rows()[1], "minutes").text, "5");
            start();
            compare(clock.whiteText, "3:00");
            compare(clock.blackText, "5:00");
            compare(Settings.whiteTimeControl, "180+2");
        }
        function test_byLotGivesEitherColour() {
            openCard();
            write("newWhite", "Ada");
            write("newBlack", "Bo");
            pushOn(findChild(part("seats"), "choice-random"));
            start();
            const had = {};
            for (let tries = 0; tries < 64 && Object.keys(had).length < 2; ++tries) {
                openCard();
                start();
                compare([game.whiteName, game.blackName].sort().join(), "Ada,Bo");
                had[game.whiteName] = true;
            }
            compare(Object.keys(had).length, 2);
        }
        function test_byLotEachKeepsTheOwnTime() {
            Settings.whiteName = "Ada";
            Settings.blackName = "Bo";
            Settings.whiteTimeControl = "300";
            Settings.blackTimeControl = "180";
            Settings.seats = "random";
            const times = { Ada: "5:00", Bo: "3:00" };
            const had = {};
            for (let tries = 0; tries < 64 && Object.keys(had).length < 2; ++tries) {
                openCard();
                start();
                compare(clock.whiteText, times[game.whiteName]);
                compare(clock.blackText, times[game.blackName]);
                had[game.whiteName] = true;
            }
            compare(Object.keys(had).length, 2);
        }
        function test_aTimeControlWrittenOtherwiseStaysAsItIs() {
            // What the form itself would write as 300, 300D5 and none.
            for (const text of ["300+0", "0300", "300d5", "60+0"]) {
                Settings.whiteTimeControl = text;
                Settings.blackTimeControl = text;
                openCard();
                compare(part("timeForm").white, text);
                compare(part("timeForm").black, text);
                keyClick(Qt.Key_Escape);
                tryVerify(() => !part("newGameCard"));
            }
        }
        function test_seatsAreChosenWithKeys() {
            openCard();
            part("seats").forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Right);
            compare(Settings.seats, "random");
            keyClick(Qt.Key_Right);
            compare(Settings.seats, "random");
            keyClick(Qt.Key_Left);
            compare(Settings.seats, "same");
        }

        function test_ownTime_data() {
            return [
                { tag: "minutes", values: { minutes: "7" }, control: "420" },
                { tag: "two figures", values: { minutes: "25" }, control: "1500" },
                { tag: "half a minute", values: { minutes: "0.5" }, control: "30" },
                { tag: "a comma", values: { minutes: "1,5" }, control: "90" },
                { tag: "increment", values: { minutes: "7", bonus: "3" }, control: "420+3" },
                { tag: "Bronstein", values: { minutes: "7", bonus: "3", mode: "bronstein" }, control: "420b3" },
                { tag: "delay", values: { minutes: "7", bonus: "3", mode: "delay" }, control: "420d3" },
                {
                    tag: "moves", values: { minutes: "90", bonus: "30", moves: "40", laterMinutes: "15" },
                    control: "40/5400+30:900+30"
                },
                { tag: "more than there is", values: { minutes: "9999", bonus: "9999" }, control: "36000+600" },
                { tag: "no time at all", values: { minutes: "0" }, control: "15" },
                { tag: "no number", values: { minutes: "abc" }, control: "600" }
            ];
        }
        function test_ownTime(data) {
            openCard();
            push("time-custom");
            compare(rows().length, 1);
            compare(findChild(rows()[0], "minutes").text, "10");
            fillRow(rows()[0], data.values);
            compare(rows().length, 1);
            verify(part("time-custom").checked);
            start();
            compare(Settings.whiteTimeControl, data.control);
            compare(Settings.blackTimeControl, data.control);
            verify(game.pgn().includes(`[TimeControl "${data.control}"]`), game.pgn());
        }
        function test_differentTimeForBlack() {
            openCard();
            push("time-custom");
            fillRow(rows()[0], { minutes: "7" });
            push("timeDiffers");
            compare(rows().length, 2);
            compare(findChild(rows()[1], "minutes").text, "7");
            fillRow(rows()[1], { minutes: "2", bonus: "5" });
            fillRow(rows()[0], { minutes: "8" });
            start();
            compare(clock.whiteText, "8:00");
            compare(clock.blackText, "2:00");
            compare(Settings.whiteTimeControl, "480");
            compare(Settings.blackTimeControl, "120+5");
        }
        function test_sameTimeAgain() {
            openCard();
            push("time-custom");
            push("timeDiffers");
            fillRow(rows()[1], { minutes: "2" });
            push("timeDiffers");
            compare(rows().length, 1);
            fillRow(rows()[0], { minutes: "6" });
            start();
            compare(clock.whiteText, "6:00");
            compare(clock.blackText, "6:00");
        }
        function test_ownTimeIsChangedInTheNextGame() {
            Settings.whiteTimeControl = Settings.blackTimeControl = "420";
            openCard();
            verify(part("time-custom").checked);
            // On the way to 55 lies 5, which is one of the usual times.
            fillRow(rows()[0], { minutes: "55" });
            compare(rows().length, 1);
            start();
            compare(clock.whiteText, "55:00");
            compare(clock.blackText, "55:00");
        }
        function test_differentTimesAreChangedInTheNextGame() {
            Settings.whiteTimeControl = "300";
            Settings.blackTimeControl = "180";
            openCard();
            // On the way to 55 lies 5, which is White's.
            fillRow(rows()[1], { minutes: "55" });
            compare(rows().length, 2);
            start();
            compare(clock.whiteText, "5:00");
            compare(clock.blackText, "55:00");
        }
        function test_arrowsChangeNumbers() {
            openCard();
            push("time-custom");
            const minutes = findChild(rows()[0], "minutes");
            minutes.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Up);
            compare(minutes.text, "11");
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Down);
            compare(minutes.text, "9");
            start();
            compare(clock.whiteText, "9:00");
        }
        function test_emptyNumberIsAsItWas() {
            openCard();
            push("time-custom");
            const minutes = findChild(rows()[0], "minutes");
            fill(minutes, "8");
            keyClick(Qt.Key_Backspace);
            keyClick(Qt.Key_Tab);
            compare(minutes.text, "8");
        }

        function test_clocksStartWhenBothHaveMoved() {
            game.newGame("Ada", "Bo", "300", "300");
            typeMove("e4");
            verify(!clock.running);
            verify(!part("whiteClock").running && !part("blackClock").running);
            verify(!part("pause").enabled);
            typeMove("e5");
            verify(clock.running);
            verify(part("pause").enabled);
        }
        function test_runningClockIsMarkedOnItsCard() {
            beginWithClock("300", "300");
            for (const flipped of [false, true]) {
                input.flipped = flipped;
                const white = part(flipped ? "upperPlayer" : "lowerPlayer");
                const black = part(flipped ? "lowerPlayer" : "upperPlayer");
                compare(white.name, "Ada");
                verify(white.clockRuns && !black.clockRuns);
                verify(findChild(white, "whiteClock").running);
                verify(!findChild(black, "blackClock").running);
                tryCompare(findChild(white, "whiteClock"), "color", Theme.ink);
                tryCompare(findChild(black, "blackClock"), "color", Theme.hover);
            }
            typeMove("Nf3");
            verify(part("blackClock").running && !part("whiteClock").running);
            tryCompare(part("blackClock"), "color", Theme.ink);
        }
        function test_runningClockCountsDown() {
            beginWithClock("300", "300");
            tryVerify(() => part("whiteClock").time !== "5:00");
            verify(/^4:5\d$/.test(part("whiteClock").time), part("whiteClock").time);
            compare(part("blackClock").time, "5:00");
            compare(part("whiteClock").Accessible.name, "Time left: " + part("whiteClock").time);
        }
        function test_pauseAndGoOn() {
            beginWithClock("300", "300");
            push("pause");
            verify(clock.paused && !clock.running);
            verify(seen("pauseNotice"));
            verify(!part("whiteClock").running);
            compare(part("pause").text, "Go on");
            push("noticeAction-resume");
            verify(clock.running && !clock.paused);
            compare(seen("pauseNotice"), null);
            push("pause");
            verify(clock.paused);
            push("pause");
            verify(clock.running);
        }
        function test_nextMoveEndsThePause() {
            beginWithClock("300", "300");
            push("pause");
            clickMove("g1f3");
            verify(clock.running && !clock.paused);
            compare(clock.side, 1);
            compare(seen("pauseNotice"), null);
        }
        function test_letterAfterPauseIsAMove() {
            beginWithClock("300", "300");
            push("pause");
            typeMove("Nf3");
            compare(game.plyCount, 3);
        }
        function test_pausedGameCanEnd() {
            beginWithClock("300", "300");
            push("pause");
            push("resign");
            push("sheetAccept");
            compare(game.outcome, ChessGame.BlackWins);
            compare(seen("pauseNotice"), null);
            verify(!part("pause").enabled);
        }

        function test_undoAsksWithAClock_data() {
            return [{ tag: "key" }, { tag: "button" }, { tag: "menu" }];
        }
        function askUndo(way: string) {
            if (way === "key")
                keySequence("Ctrl+Z");
            else if (way === "button")
                push("undo");
            else
                trigger("Undo");
        }
        function test_undoAsksWithAClock(data) {
            beginWithClock("300", "300");
            typeMove("Nf3");
            askUndo(data.tag);
            tryVerify(() => part("undoSheet"));
            compare(part("undoSheet").title, "White takes the move back?");
            compare(game.plyCount, 3);
            push("sheetReject");
            tryVerify(() => !part("undoSheet"));
            compare(game.plyCount, 3);
            askUndo(data.tag);
            tryVerify(() => part("undoSheet"));
            push("sheetAccept");
            tryVerify(() => !part("undoSheet"));
            compare(game.plyCount, 2);
            compare(clock.side, 0);
        }
        function test_undoByEnterAndEscape() {
            beginWithClock("300", "300");
            keySequence("Ctrl+Z");
            tryVerify(() => part("undoSheet"));
            keyClick(Qt.Key_Escape);
            tryVerify(() => !part("undoSheet"));
            compare(game.plyCount, 2);
            keySequence("Ctrl+Z");
            tryVerify(() => part("undoSheet"));
            keyClick(Qt.Key_Return);
            tryVerify(() => !part("undoSheet"));
            compare(game.plyCount, 1);
        }
        function test_undoGoesAtOnceWithoutAClock() {
            typeMove("e4");
            keySequence("Ctrl+Z");
            compare(game.plyCount, 0);
            compare(part("undoSheet"), null);
        }
        function test_undoGoesAtOnceWhenTheGameIsOver() {
            game.newGame("Ada", "Bo", "300", "300");
            foolsMate();
            keySequence("Ctrl+Z");
            compare(game.plyCount, 3);
            compare(game.outcome, ChessGame.Ongoing);
        }
        function test_moveEndsTheQuestion() {
            beginWithClock("300", "300");
            push("undo");
            clickMove("g1f3");
            tryVerify(() => !part("undoSheet"));
            compare(game.plyCount, 3);
        }

        function test_lowTime() {
            // Less than 10 seconds is low whatever the time control.
            beginWithClock("9", "300");
            const face = part("whiteClock");
            verify(face.low && face.alarmed);
            tryCompare(face, "color", Theme.accent);
            verify(face.Accessible.name.startsWith("Little time left: "));
            verify(/^\d\.\d$/.test(face.time), face.time);
            verify(!part("blackClock").low);
            typeMove("Nf3");
            verify(!face.alarmed && face.low);
            tryCompare(face, "color", Theme.hover);
        }
        function test_figuresOfAClockAreEquallyWide() {
            game.newGame("", "", "660", "480");
            const figures = face => all(face, item => item.figure !== undefined && /[0-9]/.test(item.figure));
            const widths = [...figures(part("whiteClock")), ...figures(part("blackClock"))].map(item => item.width);
            compare(widths.length, 7);
            verify(widths.every(width => width === widths[0]), widths);
        }

        function test_rematch() {
            game.newGame("Ada", "Bo", "300", "180");
            foolsMate();
            tryVerify(() => seen("bannerRematch"));
            push("bannerRematch");
            compare(game.plyCount, 0);
            compare(game.outcome, ChessGame.Ongoing);
            compare(game.whiteName, "Bo");
            compare(game.blackName, "Ada");
            compare(clock.whiteText, "3:00");
            compare(clock.blackText, "5:00");
            tryVerify(() => !seen("bannerRematch"));
            typeMove("e4");
            compare(game.plyCount, 1);
        }
        function test_afterARematchEachKeepsTheOwnTime() {
            openCard();
            write("newWhite", "Ada");
            write("newBlack", "Bo");
            push("time-custom");
            push("timeDiffers");
            fillRow(rows()[0], { minutes: "5" });
            fillRow(rows()[1], { minutes: "3" });
            start();
            foolsMate();
            push("bannerRematch");
            openCard();
            start();
            compare(clock.whiteText, game.whiteName === "Ada" ? "5:00" : "3:00");
            compare(clock.blackText, game.blackName === "Ada" ? "5:00" : "3:00");
        }
        function test_newGameFromTheBanner() {
            game.newGame("Ada", "Bo", "-", "-");
            foolsMate();
            push("bannerNewGame");
            tryVerify(() => seen("newGameCard"));
            verify(!seen("newGameCard").gameRunning);
            compare(seen("newWhite").text, "Ada");
            start();
            compare(game.plyCount, 0);
            compare(game.whiteName, "Ada");
            compare(seen("bannerNewGame"), null);
        }

        function test_flagFalls() {
            beginWithClock("1", "1");
            tryCompare(root.game, "outcome", ChessGame.BlackWins);
            compare(game.reason, ChessGame.TimeForfeit);
            tryVerify(() => part("resultBanner").item);
            compare(part("resultBanner").item.Accessible.name, "Bo wins. White's time is up");
            verify(!clock.running);
            compare(part("whiteClock").time, "0.0");
            compare(part("lowerPlayer").points, "0");
            compare(part("upperPlayer").points, "1");
            verify(page.title.includes("White's time is up"));
            click("e2");
            compare(input.selectedSquare, -1);
        }
        function test_undoOfAFallenFlagSaysThatNoClockRuns() {
            beginWithClock("1", "1");
            tryCompare(root.game, "outcome", ChessGame.BlackWins);
            keySequence("Ctrl+Z");
            verify(!clock.present);
            verify(part("badge").message.includes("without clocks"));
        }
        function test_flagEndsADrag() {
            beginWithClock("2", "300");
            press("g1");
            pull("f3");
            compare(input.dragSquare, indexOf("g1"));
            tryCompare(root.game, "outcome", ChessGame.BlackWins);
            compare(input.dragSquare, -1);
            release("f3");
            compare(game.plyCount, 2);
            settle();
            compare(piece("g1").x, square("g1").x);
        }
        function test_flagEndsAQuestion() {
            beginWithClock("2", "300");
            push("resign");
            tryVerify(() => part("resignSheet"));
            tryCompare(root.game, "outcome", ChessGame.BlackWins);
            compare(game.reason, ChessGame.TimeForfeit);
            tryVerify(() => !part("resignSheet"));
        }
        function test_flagFallsUnderAnOpenCard() {
            beginWithClock("1", "300");
            openCard();
            write("newWhite", "Cy");
            tryCompare(root.game, "outcome", ChessGame.BlackWins);
            compare(seen("newWhite").text, "Cy");
            verify(seen("newWhite").activeFocus);
            start();
            compare(game.whiteName, "Cy");
            compare(game.outcome, ChessGame.Ongoing);
        }
    }
}
