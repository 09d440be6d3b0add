// SPDX-License-Identifier: MIT
import QtQuick
import QtTest

Item {
    width: 1280
    height: 800

    SettingsCase {
        name: "Access"

        function test_boardIsAGroupOf64NamedButtons() {
            compare(board.Accessible.role, Accessible.Grouping);
            verify(board.Accessible.name.length > 0);
            for (let i = 0; i < 64; ++i) {
                const name = "abcdefgh"[i % 8] + (1 + (i >> 3));
                const place = square(name);
                compare(place.Accessible.role, Accessible.Button);
                verify(place.Accessible.name.startsWith(name), place.Accessible.name);
                verify(place.Accessible.focusable);
            }
        }
        function test_nameTellsTheMan() {
            verify(square("e1").Accessible.name.includes("white king"));
            verify(square("e4").Accessible.name.includes("empty"));
        }
        function test_pressActionPlays() {
            square("e2").Accessible.pressAction();
            verify(square("e2").Accessible.name.includes("selected"));
            verify(square("e4").Accessible.name.includes("possible move"));
            square("e4").Accessible.pressAction();
            compare(game.ply, 1);
        }
        function test_focusedSquareTellsTheLastMove() {
            keyClick(Qt.Key_Tab);
            cursorMove("e2e4");
            verify(square("e4").activeFocus);
            verify(square("e4").Accessible.name.includes(game.lastMoveText));
            verify(!square("e2").Accessible.name.includes(game.lastMoveText));
        }
        function test_promotionChoicesAreNamedAndFocused() {
            load("5n2/6P1/8/8/7k/8/1p6/4K3 w - - 0 1");
            clickMove("g7f8");
            const queen = findChild(page, "promotion-Q");
            compare(queen.Accessible.role, Accessible.Button);
            compare(queen.Accessible.name, "Queen");
            verify(queen.activeFocus);
        }
        function test_buttonsAreNamed_data() {
            return ["undo", "redo", "flip", "draw", "resign", "new", "open", "recent", "menu"].map(name => ({ tag: name }));
        }
        function test_buttonsAreNamed(data) {
            const item = part(data.tag);
            compare(item.Accessible.role, Accessible.Button);
            verify(item.Accessible.name.length > 0);
        }
        function test_tabStaysOnTheCard_data() {
            return [{ tag: "new game", keys: "Ctrl+N" }, { tag: "settings", keys: "Ctrl+," },
                { tag: "recent games", keys: "Ctrl+R" }, { tag: "keys", keys: "F1" }];
        }
        function test_tabStaysOnTheCard(data) {
            keySequence(data.keys);
            const cover = findChild(page, "cover");
            tryVerify(() => cover.item);
            verify(cover.item.Accessible.name.length > 0);
            compare(cover.item.Accessible.role, Accessible.Dialog);
            for (const key of [Qt.Key_Tab, Qt.Key_Backtab])
                for (let steps = 0; steps < 30; ++steps) {
                    keyClick(key);
                    verify(cover.item.activeFocus, `step ${steps} of ${key}`);
                }
        }
        function test_controlsOfCardsAreNamed_data() {
            return [{ tag: "new game", keys: "Ctrl+N" }, { tag: "settings", keys: "Ctrl+," }];
        }
        function test_controlsOfCardsAreNamed(data) {
            keySequence(data.keys);
            const cover = findChild(page, "cover");
            tryVerify(() => cover.item);
            const controls = all(cover, item => item.visible && item.activeFocusOnTab && item.width > 0);
            verify(controls.length > 10);
            for (const item of controls)
                verify(item.Accessible.name.length > 0, `${item} ${item.objectName}`);
        }
        function test_clocksAreSaid() {
            game.newGame("Ada", "Bo", "300", "300");
            compare(part("whiteClock").Accessible.role, Accessible.StaticText);
            compare(part("whiteClock").Accessible.name, "Time left: 5:00");
            compare(part("lowerPlayer").Accessible.name, "Ada");
        }
        function test_resultIsSaid() {
            for (const move of ["f3", "e5", "g4", "Qh4"])
                typeMove(move);
            const banner = findChild(page, "resultBanner").item;
            compare(banner.Accessible.role, Accessible.AlertMessage);
            compare(banner.Accessible.name, "Black wins. Checkmate");
        }
    }
}
