// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Qipan
import Qipan.App
import Qipan.Shell

Item {
    id: window
    width: 1280
    height: 800

    ChessLayout {
        id: plan
        width: 1280
        height: 800
        boardWidth: Math.floor(boardSide / 8) * 8
    }

    SettingsCase {
        id: root
        name: "Layout"
        readonly property var sizes: [
            { w: 400, h: 560, stacked: true },
            { w: 480, h: 800, stacked: true },
            { w: 600, h: 560, stacked: true },
            { w: 720, h: 560, stacked: false },
            { w: 800, h: 600, stacked: false },
            { w: 900, h: 1200, stacked: true },
            { w: 1280, h: 800, stacked: false },
            { w: 2560, h: 1440, stacked: false }
        ]

        function sized(rows: var): var {
            const result = [];
            for (const size of sizes)
                for (const row of rows) {
                    const tag = `${size.w}x${size.h}${row.name ? ", " + row.name : ""}`;
                    result.push(Object.assign({ tag: tag }, size, row));
                }
            return result;
        }
        function resize(data: var) {
            window.width = data.w;
            window.height = data.h;
            waitForLayout();
        }
        /*! A game with much to show: both clocks, long names, captured men, a check. */
        function fillTheCards() {
            Settings.animation = "none";
            game.newGame("Maria Magdalena of the Long Name", "Bartholomew the Even Longer Named", "5400+30", "5400+30");
            for (const move of ["e4", "d5", "exd5", "c6", "dxc6", "Qd7", "cxd7"])
                typeMove(move);
        }
        function place(item: Item): rect {
            const corner = item.mapToItem(page, 0, 0);
            return Qt.rect(corner.x, corner.y, item.width, item.height);
        }
        function inside(inner: rect, outer: rect): bool {
            return inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.width <= outer.x + outer.width
                    && inner.y + inner.height <= outer.y + outer.height;
        }
        function apart(a: rect, b: rect): bool {
            return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        }
        /*! All within outer, and none over another one. */
        function verifyTidy(items: var, outer: rect) {
            items.forEach((item, index) => {
                verify(item.width > 0 && item.height > 0, item);
                verify(inside(place(item), outer), `${item} ${place(item)} is not in ${outer}`);
                for (const other of items.slice(index + 1))
                    verify(apart(place(item), place(other)), `${item} ${place(item)} lies on ${other} ${place(other)}`);
            });
        }
        function whole(): rect {
            return Qt.rect(0, 0, window.width, window.height);
        }
        function ofType(type: var): var {
            return all(page, item => item.visible && item instanceof type);
        }

        function test_partsLieApart_data() {
            return sized([{ name: "" }, { name: "coordinates outside", outside: true }]);
        }
        function test_partsLieApart(data) {
            Settings.coordinates = data.outside ? "outside" : "inside";
            resize(data);
            fillTheCards();
            const area = findChild(page, "boardArea");
            const parts = [part("upperPlayer"), area, part("lowerPlayer"), part("panel"), ...ofType(BottomBars)];
            compare(parts.length, 5);
            verifyTidy(parts, whole());
            verify(inside(place(board), place(area)));
            compare(place(part("lowerPlayer")).y >= place(area).y + area.height, data.stacked);
        }
        function test_boardIsLarge_data() {
            return sized([{}]);
        }
        function test_boardIsLarge(data) {
            resize(data);
            const corner = place(board);
            compare(board.squareSize, Math.floor(board.squareSize));
            compare(corner.x, Math.floor(corner.x));
            compare(corner.y, Math.floor(corner.y));
            const share = board.width / Math.min(data.w, data.h);
            console.info(`board of ${board.width}, ${Math.round(share * 1000) / 10} % of the shorter side`);
            if (data.w >= 600)
                verify(share >= 0.6, share);
            // Beside the panel it would have this much; around it, more.
            const beside = Math.min(data.h - 32, data.w - 48 - (data.w < 900 ? 240 : data.w < 1800 ? 320 : 400));
            verify(!data.stacked || board.width > beside, beside);
        }
        function test_anySize() {
            for (let w = 400; w <= 2600; w += 40) {
                for (let h = 560; h <= 1500; h += 40) {
                    plan.width = w;
                    plan.height = h;
                    const parts = [plan.upperCard, plan.board, plan.lowerCard, plan.middle, plan.bars];
                    const outer = Qt.rect(0, 0, w, h);
                    parts.forEach((part, index) => {
                        verify(part.width > 0 && part.height > 0 && inside(part, outer), `${w}x${h}: ${index} ${part}`);
                        for (const other of parts.slice(index + 1))
                            verify(apart(part, other), `${w}x${h}: ${part} and ${other}`);
                    });
                    verify(w < 600 || plan.boardSide >= 0.6 * Math.min(w, h) + 8, `${w}x${h}: ${plan.boardSide}`);
                    compare(plan.boardSide, Math.max(plan.sideBeside, plan.sideAbove));
                }
            }
        }

        function test_cardsAreTidy_data() {
            return sized([{}]);
        }
        function test_cardsAreTidy(data) {
            resize(data);
            fillTheCards();
            for (const white of [true, false]) {
                const card = part(white === input.flipped ? "upperPlayer" : "lowerPlayer");
                const word = white ? "white" : "black";
                const parts = [findChild(card, word + "Name"), findChild(card, word + "Clock"),
                    ...all(card, item => item.visible && item.objectName === "turnSeal"),
                    ...all(card, item => item.visible && item instanceof CapturedMen)];
                verify(parts.length >= 3);
                verifyTidy(parts, place(card));
                const name = findChild(card, word + "Name");
                verify(name.width >= 48, `${name.width} for the name`);
                const men = all(card, item => item instanceof CapturedMen)[0];
                for (const item of all(men, item => item.visible && item.width > 0))
                    verify(place(item).x + item.width <= place(men).x + men.width + 4, `${item} leaves ${place(men)}`);
            }
        }
        function test_barsAreTidy_data() {
            return sized([{}]);
        }
        function test_barsAreTidy(data) {
            resize(data);
            fillTheCards();
            const bars = ofType(BottomBars)[0];
            const isButton = item => item instanceof IconButton || item instanceof TextButton;
            const buttons = all(bars, item => item.visible && isButton(item));
            compare(buttons.length, data.stacked ? 7 : 10);
            verifyTidy(buttons, place(bars));
            for (const words of all(bars, item => item.visible && item instanceof InkText))
                verify(!words.truncated, words.text);
        }
        function test_questionsStayInTheWindow_data() {
            return sized(["undo", "draw", "resign"].map(name => ({ name: name, sheet: name + "Sheet" })));
        }
        function test_questionsStayInTheWindow(data) {
            resize(data);
            fillTheCards();
            push(data.name);
            tryVerify(() => seen(data.sheet));
            waitForLayout();
            verifyTidy([seen("sheetAccept"), seen("sheetReject")], place(seen(data.sheet)));
            verify(inside(place(seen(data.sheet)), whole()), place(seen(data.sheet)));
            for (const words of all(seen(data.sheet), item => item.visible && item instanceof InkText))
                verify(!words.truncated && inside(place(words), place(seen(data.sheet))),
                       `${words.text} ${words.truncated} ${place(words)} ${place(seen(data.sheet))}`);
            push("sheetReject");
        }
        function test_noticeStaysInTheWindow_data() {
            return sized([{}]);
        }
        function test_noticeStaysInTheWindow(data) {
            resize(data);
            fillTheCards();
            push("pause");
            tryVerify(() => seen("pauseNotice"));
            waitForLayout();
            verify(inside(place(seen("pauseNotice")), whole()), place(seen("pauseNotice")));
            verify(inside(place(seen("noticeAction-resume")), place(seen("pauseNotice"))));
            push("noticeAction-resume");
            verify(game.clock.running);
        }
        function test_resultLiesOnTheBoard_data() {
            return sized([{}]);
        }
        function test_resultLiesOnTheBoard(data) {
            resize(data);
            for (const move of ["f3", "e5", "g4", "Qh4"])
                typeMove(move);
            tryVerify(() => seen("bannerRematch"));
            waitForLayout();
            const banner = part("resultBanner").item;
            verify(inside(place(banner), place(board)), place(banner));
            verifyTidy(["bannerRematch", "bannerNewGame", "bannerReview", "bannerClose"].map(seen), place(banner));
            for (const words of all(banner, item => item.visible && item instanceof InkText))
                verify(!words.truncated, words.text);
        }
        function test_newGameCardHasRoom_data() {
            return sized([{}]);
        }
        function test_newGameCardHasRoom(data) {
            Settings.whiteTimeControl = "40/5400+30:1800+30";
            Settings.blackTimeControl = "40/5400d30:1800d30";
            resize(data);
            typeMove("e4");
            keySequence("Ctrl+N");
            tryVerify(() => seen("newGameStart"));
            waitForLayout();
            const card = all(seen("newGameCard"), item => item instanceof Card)[0];
            verify(inside(place(card), whole()), place(card));
            verifyTidy([seen("newGameStart"), seen("newGameCancel")], place(card));
            // Whatever has the focus is seen, in all its width.
            const fields = all(card, item => item.visible && item.activeFocusOnTab && item.width > 0);
            verify(fields.length >= 24, fields.length);
            for (const item of fields) {
                item.forceActiveFocus(Qt.TabFocusReason);
                verify(inside(place(item), place(card)), `${item} ${place(item)} is not in ${place(card)}`);
            }
            for (const words of all(card, item => item.visible && item instanceof InkText))
                verify(!words.truncated, words.text);
            pushOn(seen("newGameStart"));
            tryVerify(() => !part("newGameCard"));
            compare(game.plyCount, 0);
        }
        function test_otherCardsStayInTheWindow_data() {
            return sized([{ name: "recent games", keys: "Ctrl+R" }, { name: "settings", keys: "Ctrl+," },
                { name: "keys", keys: "F1" }]);
        }
        function test_otherCardsStayInTheWindow(data) {
            resize(data);
            keySequence(data.keys);
            tryVerify(() => page.covered);
            waitForLayout();
            const cover = part("cover").item;
            const frame = place(all(cover, item => item.visible && item instanceof Card)[0]);
            verify(inside(frame, whole()), frame);
            const isControl = item => [Choice, Toggle, InkSlider, Sample].some(type => item instanceof type);
            const controls = all(cover, item => item.visible && isControl(item));
            controls.forEach((item, index) => {
                verify(place(item).x >= frame.x && place(item).x + item.width <= frame.x + frame.width,
                       `${item.objectName} ${place(item)}`);
                for (const other of controls.slice(index + 1))
                    verify(apart(place(item), place(other)), `${item.objectName} and ${other.objectName}`);
            });
            for (const words of all(cover, item => item.visible && item instanceof InkText))
                verify(!words.truncated, words.text);
        }

        function test_menuStaysInTheWindow_data() {
            return sized([{}]);
        }
        function test_menuStaysInTheWindow(data) {
            resize(data);
            fillTheCards();
            keyClick(Qt.Key_F10);
            const menu = findChild(page, "chessMenu");
            tryVerify(() => menu.opened);
            const frame = Qt.rect(menu.x, menu.y, menu.width, menu.height);
            verify(inside(frame, whole()), frame);
            // Every command can be reached.
            const reached = [];
            for (let line = 0; line < menu.count; ++line) {
                keyClick(Qt.Key_Down);
                const item = menu.itemAt(menu.currentIndex);
                tryVerify(() => inside(place(item), frame));
                reached.push(item);
            }
            for (let line = 0; line < menu.count; ++line)
                if (menu.itemAt(line) instanceof InkMenuItem && menu.itemAt(line).enabled)
                    verify(reached.includes(menu.itemAt(line)), menu.itemAt(line).text);
            for (let line = 0; line < menu.count; ++line)
                for (const words of all(menu.itemAt(line), item => item.visible && item instanceof InkText))
                    verify(!words.truncated, words.text);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !menu.visible);
        }

        /*! The slider that is seen: there is one in the list of moves and one in the strip. */
        function slider(): Item {
            return seen("plySlider");
        }
        function test_sliderStepsTheGame_data() {
            return [{ tag: "beside the board", w: 1280, h: 800 }, { tag: "below the board", w: 480, h: 800 }];
        }
        function test_sliderStepsTheGame(data) {
            resize(data);
            for (const move of ["e4", "e5", "Nf3", "Nc6"])
                typeMove(move);
            compare(slider().value, 4);
            compare(slider().to, 4);
            const y = slider().height / 2;
            mouseClick(slider(), slider().leftPadding, y);
            compare(game.ply, 0);
            mouseClick(slider(), slider().width / 2, y);
            compare(game.ply, 2);
            mousePress(slider(), slider().width / 2, y);
            mouseMove(slider(), slider().width * 0.72, y);
            tryVerify(() => game.ply === 3);
            mouseMove(slider(), slider().width - 8, y);
            tryVerify(() => game.ply === 4);
            mouseRelease(slider(), slider().width - 8, y);
            compare(game.ply, 4);
            compare(game.plyCount, 4);
            keyClick(Qt.Key_Left);
            compare(slider().value, 3);
            typeMove("a6");
            compare(game.ply, 4);
            compare(slider().value, 4);
        }
        function test_stepButtons_data() {
            return [{ tag: "beside the board", w: 1280, h: 800 }, { tag: "below the board", w: 480, h: 800 }];
        }
        function test_stepButtons(data) {
            resize(data);
            for (const move of ["e4", "e5", "Nf3", "Nc6"])
                typeMove(move);
            const step = icon => pushOn(all(page, item => item.visible && item.iconName === icon)[0]);
            for (const [icon, ply] of [["back", 3], ["start", 0], ["forward", 1], ["end", 4]]) {
                step(icon);
                compare(game.ply, ply, icon);
            }
            verify(!all(page, item => item.visible && item.iconName === "end")[0].enabled);
        }
        function test_statusLineTellsMoveAndTurn() {
            resize({ w: 1280, h: 800 });
            const status = () => seen("statusLine").text;
            compare(status(), "White to move");
            typeMove("e4");
            verify(game.lastMoveText.includes("e4"), game.lastMoveText);
            compare(status(), game.lastMoveText + ". Black to move");
            typeMove("d5");
            typeMove("exd5");
            compare(status(), game.lastMoveText + ". Black to move");
            keyClick(Qt.Key_Left);
            verify(game.lastMoveText.includes("d5"), game.lastMoveText);
            compare(status(), game.lastMoveText + ". White to move. An earlier position");
            keyClick(Qt.Key_Home);
            compare(status(), "White to move. An earlier position");
            keyClick(Qt.Key_End);
            compare(status(), game.lastMoveText + ". Black to move");
        }
        function test_statusLineTellsTheTimeTaken() {
            resize({ w: 1280, h: 800 });
            game.newGame("", "", "300", "300");
            typeMove("e4");
            typeMove("e5");
            tryVerify(() => game.clock.whiteText !== "5:00");
            typeMove("Nf3");
            const spoken = seen("statusLine").text.match(/^(.*) · (\d+\.\d) s\. Black to move$/);
            verify(spoken, seen("statusLine").text);
            compare(spoken[1], game.lastMoveText);
            verify(parseFloat(spoken[2]) >= 1, spoken[2]);
        }
        function test_statusLineTellsThatTheClocksWait() {
            resize({ w: 1280, h: 800 });
            const waits = "The clocks start when both have moved";
            game.newGame("", "", "300", "300");
            compare(seen("statusLine").text, `White to move. ${waits}`);
            typeMove("e4");
            verify(seen("statusLine").text.endsWith(`. Black to move. ${waits}`), seen("statusLine").text);
            typeMove("e5");
            verify(seen("statusLine").text.endsWith(". White to move"), seen("statusLine").text);
            game.clock.pause();
            verify(seen("statusLine").text.endsWith(". White to move"), seen("statusLine").text);
            game.newGame("", "", "300", "300");
            game.resign(0);
            verify(!seen("statusLine"));
        }
        function test_statusLineOfAFinishedGame() {
            resize({ w: 1280, h: 800 });
            for (const move of ["f3", "e5", "g4", "Qh4"])
                typeMove(move);
            compare(seen("statusLine").text, game.lastMoveText);
            compare(seen("statusLine").Accessible.name, game.lastMoveText);
        }
    }
}
