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

    SettingsCase {
        id: root
        name: "Settings"
        readonly property string promoting: "5n2/6P1/8/8/7k/8/1p6/4K3 w - - 0 1"

        SignalSpy {
            id: played
            signalName: "played"
        }

        function openSettings() {
            keySequence("Ctrl+,");
            tryVerify(() => seen("settingsCard"));
            waitForLayout();
        }
        function closeSettings() {
            keyClick(Qt.Key_Escape);
            tryVerify(() => !part("settingsCard"));
        }
        /*! What chooses by a click in the card. */
        function choose(control: string, value: string) {
            const item = findChild(part(control) as Item, "choice-" + value);
            bring(item);
            pushOn(item);
        }
        function switchOver(control: string) {
            bring(part(control));
            push(control);
        }
        /*! Scrolls the card until the item is seen. */
        function bring(item: Item) {
            const flick = part("settingsFlick");
            const y = item.mapToItem(flick.contentItem, 0, 0).y;
            flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height, y - flick.height / 2));
        }
        function drawings(under: Item): var {
            const isDrawing = item => item.visible && String(item.source ?? "").includes("/pieces/");
            return all(under, isDrawing).map(item => String(item.source));
        }
        function pageSounds(): GameSounds {
            for (let i = 0; i < page.resources.length; ++i)
                if (page.resources[i] instanceof GameSounds)
                    return page.resources[i];
            return null;
        }
        function letters(): var {
            return all(board, item => item.visible && item.text !== undefined && /^[a-h1-8]$/.test(item.text));
        }

        // The board.

        function test_pieceSet_data() {
            return [{ tag: "staunton", other: "ink" }, { tag: "ink", other: "staunton" }];
        }
        function test_pieceSet(data) {
            Settings.pieceSet = data.other;
            for (const move of ["e4", "d5", "exd5", "Qxd5", "Nc3"])
                typeMove(move);
            openSettings();
            push("pieces-" + data.tag);
            compare(Settings.pieceSet, data.tag);
            closeSettings();
            const men = drawings(board);
            compare(men.length, 30);
            verify(men.every(source => source.includes(`/pieces/${data.tag}/`)), men);
            for (const name of ["upperPlayer", "lowerPlayer", "moveList"]) {
                verify(drawings(part(name)).length > 0, name);
                verify(drawings(part(name)).every(source => source.includes(`/pieces/${data.tag}/`)), name);
            }
            for (const image of all(board, item => item.source !== undefined && item.status === Image.Error))
                fail(image.source);
        }
        function test_boardTheme_data() {
            return [
                { tag: "brown", light: "#f0d9b5", dark: "#b58863" },
                { tag: "slate", light: "#e2e7ea", dark: "#8297a8" },
                { tag: "green", light: "#edecd6", dark: "#779a5f" },
                { tag: "paper", light: "#faf6ec", dark: "#cdc2ae" },
                { tag: "contrast", light: "#ffffff", dark: "#7c7c7c" }
            ];
        }
        function test_boardTheme(data) {
            Settings.boardTheme = data.tag === "brown" ? "green" : "brown";
            openSettings();
            push("board-" + data.tag);
            compare(Settings.boardTheme, data.tag);
            closeSettings();
            compare(String(pixel("e4", 0.5, 0.5)), data.light);
            compare(String(pixel("d4", 0.5, 0.5)), data.dark);
            compare(String(square("a1").color), data.dark);
            compare(String(square("h1").color), data.light);
        }
        function test_coordinates() {
            compare(letters().length, 16);
            const bare = board.squareSize;
            openSettings();
            choose("coordinates", "none");
            compare(Settings.coordinates, "none");
            compare(letters().length, 0);
            choose("coordinates", "outside");
            closeSettings();
            compare(letters().length, 16);
            verify(board.squareSize <= bare && board.squareSize === Math.floor(board.squareSize));
            const area = part("boardArea");
            for (const letter of letters()) {
                const corner = letter.mapToItem(area, 0, 0);
                verify(corner.x >= 0 && corner.y >= 0 && corner.x + letter.width <= area.width
                       && corner.y + letter.height <= area.height, letter.text);
                verify(letter.x + letter.width <= 0 || letter.y >= board.height, letter.text);
            }
            Settings.coordinates = "inside";
            compare(letters().length, 16);
            compare(board.squareSize, bare);
            for (const letter of letters())
                verify(letter.x >= 0 && letter.y + letter.height <= board.height + 4, letter.text);
        }
        function test_coordinatesTurnWithTheBoard_data() {
            return [{ tag: "inside" }, { tag: "outside" }];
        }
        function test_coordinatesTurnWithTheBoard(data) {
            Settings.coordinates = data.tag;
            const lowest = () => letters().filter(item => /[1-8]/.test(item.text)).sort((a, b) => b.y - a.y)[0].text;
            const leftmost = () => letters().filter(item => /[a-h]/.test(item.text)).sort((a, b) => a.x - b.x)[0].text;
            compare(lowest() + leftmost(), "1a");
            input.flipped = true;
            compare(lowest() + leftmost(), "8h");
        }
        function test_legalMoves() {
            load("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
            settle();
            mouseMove(root.parent, 2, 2);
            click("e4");
            const wood = String(square("e5").color);
            verify(String(pixel("e5", 0.5, 0.5)) !== wood);
            verify(String(pixel("d5", 0.04, 0.5)) !== String(square("d5").color));
            openSettings();
            switchOver("legalMoves");
            compare(Settings.legalMoves, false);
            closeSettings();
            compare(input.selectedSquare, indexOf("e4"));
            compare(String(pixel("e5", 0.5, 0.5)), wood);
            compare(String(pixel("d5", 0.04, 0.5)), String(square("d5").color));
            pull("e5");
            compare(String(pixel("e5", 0.5, 0.5)), wood);
            click("d5");
            compare(game.pieceAt(indexOf("d5")), "wP");
        }
        function test_animation() {
            const man = piece("e2");
            openSettings();
            choose("animation", "none");
            compare(Settings.animation, "none");
            closeSettings();
            clickMove("e2e4");
            verify(!man.sliding);
            compare(man.y, square("e4").y);
            keySequence("Ctrl+Z");
            verify(!man.sliding);
            compare(man.y, square("e2").y);
        }
        function test_animationTakesItsTime_data() {
            // A slide may take longer on a busy computer, but never less.
            return [{ tag: "fast", least: 90, slide: 110 }, { tag: "normal", least: 190, slide: 220 }];
        }
        function test_animationTakesItsTime(data) {
            Settings.animation = data.tag;
            compare(Theme.slide, data.slide);
            const man = piece("e2");
            const begin = Date.now();
            clickMove("e2e4");
            verify(man.sliding);
            settle();
            verify(Date.now() - begin >= data.least, Date.now() - begin);
            compare(man.y, square("e4").y);
        }
        function test_figurines() {
            for (const move of ["Nf3", "Nf6"])
                typeMove(move);
            const row = part("moveList").itemAtIndex(0);
            const words = () => all(row, item => item.visible && item instanceof InkText);
            const shown = () => words().map(item => item.text).join(" ");
            compare(drawings(row).length, 2);
            verify(drawings(row)[0].endsWith("wN.svg"));
            verify(!shown().includes("Nf3"), shown());
            openSettings();
            switchOver("figurines");
            compare(Settings.figurines, false);
            closeSettings();
            compare(drawings(row).length, 0);
            verify(shown().includes("Nf3") && shown().includes("Nf6"), shown());
        }

        // How one plays.

        function test_autoFlip() {
            openSettings();
            switchOver("autoFlip");
            compare(Settings.autoFlip, true);
            closeSettings();
            verify(!input.flipped);
            typeMove("e4");
            tryVerify(() => input.flipped);
            typeMove("e5");
            tryVerify(() => !input.flipped);
            keySequence("Ctrl+Z");
            tryVerify(() => input.flipped);
        }
        function test_autoFlipIsOffAtFirst() {
            typeMove("e4");
            wait(Theme.slide + 200);
            verify(!input.flipped);
        }
        function test_autoQueen() {
            openSettings();
            switchOver("autoQueen");
            compare(Settings.autoQueen, true);
            closeSettings();
            load(promoting);
            clickMove("g7f8");
            compare(input.promotionSquare, -1);
            compare(game.pieceAt(indexOf("f8")), "wQ");
            load(promoting);
            drag("g7", "g8");
            compare(game.pieceAt(indexOf("g8")), "wQ");
            load(promoting);
            board.forceActiveFocus();
            cursorMove("g7g8");
            compare(game.pieceAt(indexOf("g8")), "wQ");
        }
        function test_autoQueenAsksWithCtrl() {
            Settings.autoQueen = true;
            load(promoting);
            click("g7");
            const target = square("f8");
            mouseClick(target, target.width / 2, target.height / 2, Qt.LeftButton, Qt.ControlModifier);
            compare(input.promotionSquare, indexOf("f8"));
            keyClick("n");
            compare(game.pieceAt(indexOf("f8")), "wN");
        }
        function test_autoQueenAsksWhenDroppedWithCtrl() {
            Settings.autoQueen = true;
            load(promoting);
            press("g7");
            pull("g8");
            const target = square("g8");
            mouseRelease(target, target.width / 2, target.height / 2, Qt.LeftButton, Qt.ControlModifier);
            compare(input.promotionSquare, indexOf("g8"));
            keyClick("r");
            compare(game.pieceAt(indexOf("g8")), "wR");
        }
        function test_ctrlHoldsForOneMoveOnly() {
            Settings.autoQueen = true;
            load(promoting);
            click("g7");
            const target = square("f8");
            mouseClick(target, target.width / 2, target.height / 2, Qt.LeftButton, Qt.ControlModifier);
            compare(input.promotionSquare, indexOf("f8"));
            keyClick(Qt.Key_Escape);
            compare(input.promotionSquare, -1);
            board.forceActiveFocus();
            cursorMove("g7f8");
            compare(input.promotionSquare, -1);
            compare(game.pieceAt(indexOf("f8")), "wQ");
        }
        function test_confirmResign() {
            openSettings();
            switchOver("confirmResign");
            compare(Settings.confirmResign, false);
            closeSettings();
            typeMove("e4");
            push("resign");
            compare(part("resignSheet"), null);
            compare(game.outcome, ChessGame.WhiteWins);
            compare(game.reason, ChessGame.Resignation);
        }

        // Sounds.

        function test_sounds() {
            played.target = pageSounds();
            verify(played.target);
            played.clear();
            typeMove("e4");
            compare(played.count, 1);
            compare(played.signalArguments[0][0], "move");
            openSettings();
            switchOver("sounds");
            compare(Settings.sounds, false);
            verify(!part("volume").enabled);
            closeSettings();
            for (const move of ["d5", "exd5", "Qxd5"])
                typeMove(move);
            game.resign(0);
            compare(played.count, 1);
            Settings.sounds = true;
            keySequence("Ctrl+Z");
            typeMove("Nc3");
            compare(played.count, 2);
        }
        function test_volumeIsHandedOn() {
            openSettings();
            const slider = part("volume");
            bring(slider);
            mouseClick(slider, slider.leftPadding, slider.height / 2);
            compare(Settings.volume, 0);
            compare(pageSounds().volume, 0);
            mouseClick(slider, slider.width - slider.rightPadding, slider.height / 2);
            compare(Settings.volume, 1);
            compare(pageSounds().volume, 1);
            mouseClick(slider, slider.width / 2, slider.height / 2);
            fuzzyCompare(Settings.volume, 0.5, 0.02);
            compare(pageSounds().volume, Settings.volume);
        }

        // The window.

        function test_look() {
            openSettings();
            choose("look", "dark");
            compare(Settings.look, "dark");
            verify(Theme.dark);
            compare(String(Theme.paper), "#1e1c19");
            closeSettings();
            compare(String(part("lowerPlayer").color), "#282521");
            openSettings();
            choose("look", "light");
            verify(!Theme.dark);
            closeSettings();
            compare(String(part("lowerPlayer").color), "#ffffff");
            Settings.look = "system";
            compare(Theme.dark, Theme.systemPalette.window.hslLightness < 0.5);
        }
        function test_language() {
            openSettings();
            for (const language of ["zh_CN", "en", "system"]) {
                choose("language", language);
                compare(Settings.language, language);
            }
        }

        // Changes while something goes on.

        function test_changesDuringADrag_data() {
            return [
                { tag: "board", name: "boardTheme", value: "contrast" },
                { tag: "pieces", name: "pieceSet", value: "ink" },
                { tag: "look", name: "look", value: "dark" },
                { tag: "coordinates", name: "coordinates", value: "outside" },
                { tag: "legal moves", name: "legalMoves", value: false },
                { tag: "animation", name: "animation", value: "none" },
                { tag: "figurines", name: "figurines", value: false }
            ];
        }
        function test_changesDuringADrag(data) {
            const man = piece("g1");
            press("g1");
            pull("f4");
            Settings[data.name] = data.value;
            compare(input.dragSquare, indexOf("g1"));
            pull("f3");
            verify(man.held);
            fuzzyCompare(man.x, square("f3").x, 1);
            fuzzyCompare(man.y, square("f3").y, 1);
            release("f3");
            compare(game.pieceAt(indexOf("f3")), "wN");
            verify(!man.held);
            settle();
            compare(man.x, square("f3").x);
            dragMove("e7e5");
            compare(game.plyCount, 2);
        }
        function test_changesDuringAnIllegalDrag() {
            press("g1");
            pull("g4");
            Settings.boardTheme = "slate";
            Settings.pieceSet = "ink";
            release("g4");
            compare(game.plyCount, 0);
            settle();
            compare(piece("g1").y, square("g1").y);
        }
        function test_changesDuringAPromotion() {
            load(promoting);
            clickMove("g7f8");
            Settings.pieceSet = "ink";
            Settings.boardTheme = "green";
            compare(input.promotionSquare, indexOf("f8"));
            const choices = drawings(part("promotionChooser"));
            compare(choices.length, 4);
            verify(choices.every(source => source.includes("/pieces/ink/")), choices);
            keyClick("q");
            compare(game.pieceAt(indexOf("f8")), "wQ");
        }

        // The card.

        function test_nextPageHasThem() {
            openSettings();
            push("board-slate");
            push("pieces-ink");
            choose("coordinates", "outside");
            choose("animation", "fast");
            for (const name of ["legalMoves", "figurines", "autoFlip", "autoQueen", "confirmResign", "sounds"])
                switchOver(name);
            choose("look", "dark");
            choose("language", "en");
            reopen(folders.newFolder()); // qmllint disable unqualified
            for (const [name, value] of [["boardTheme", "slate"], ["pieceSet", "ink"], ["coordinates", "outside"],
                    ["animation", "fast"], ["legalMoves", false], ["figurines", false], ["autoFlip", true],
                    ["autoQueen", true], ["confirmResign", false], ["sounds", false], ["look", "dark"], ["language", "en"]])
                compare(Settings[name], value, name);
            verify(drawings(board).every(source => source.includes("/pieces/ink/")));
            compare(String(square("a1").color), "#8297a8");
            verify(input.autoQueen);
            verify(!pageSounds().enabled);
            openSettings();
            verify(part("board-slate").checked && part("pieces-ink").checked);
            compare(part("animation").value, "fast");
            verify(!part("legalMoves").checked && part("autoQueen").checked);
        }

        readonly property var controls: ["board-brown", "board-slate", "board-green", "board-paper", "board-contrast",
            "pieces-staunton", "pieces-ink", "coordinates", "animation", "legalMoves", "figurines", "autoFlip",
            "autoQueen", "confirmResign", "sounds", "volume", "look", "language"]

        /*! Tab until the control has the focus. */
        function tabTo(name: string) {
            for (let steps = 0; steps < 40 && !part(name).activeFocus; ++steps)
                keyClick(Qt.Key_Tab);
            verify(part(name).activeFocus, name);
        }
        function test_tabGoesThroughAllControls() {
            openSettings();
            const card = part("settingsCard");
            const visited = [];
            for (let steps = 0; steps < 40 && visited.length < controls.length; ++steps) {
                keyClick(Qt.Key_Tab);
                const name = controls.find(name => part(name).activeFocus);
                if (name !== undefined)
                    visited.push(name);
            }
            compare(visited.join(), controls.join());
            verify(card.activeFocus);
        }
        function test_focusedControlIsSeen_data() {
            return [{ tag: "1280x800", w: 1280, h: 800 }, { tag: "800x600", w: 800, h: 600 },
                { tag: "400x560", w: 400, h: 560 }];
        }
        function test_focusedControlIsSeen(data) {
            window.width = data.w;
            window.height = data.h;
            openSettings();
            const flick = part("settingsFlick");
            const hidden = [];
            for (const name of controls) {
                tabTo(name);
                const y = part(name).mapToItem(flick, 0, 0).y;
                if (y < 0 || y + part(name).height > flick.height)
                    hidden.push(name);
            }
            window.width = 1280;
            window.height = 800;
            compare(hidden.join(), "");
        }
        function test_samplesAreChosenWithKeys() {
            openSettings();
            tabTo("board-green");
            keyClick(Qt.Key_Space);
            compare(Settings.boardTheme, "green");
            tabTo("pieces-ink");
            keyClick(Qt.Key_Return);
            compare(Settings.pieceSet, "ink");
        }
        function test_choicesAreWorkedWithKeys_data() {
            return [
                { tag: "coordinates", values: ["none", "inside", "outside"] },
                { tag: "animation", values: ["none", "fast", "normal"] },
                { tag: "look", values: ["system", "light", "dark"] },
                { tag: "language", values: ["system", "en", "zh_CN"] }
            ];
        }
        function test_choicesAreWorkedWithKeys(data) {
            Settings[data.tag] = data.values[0];
            openSettings();
            tabTo(data.tag);
            for (const value of [data.values[1], data.values[2], data.values[2]]) {
                keyClick(Qt.Key_Right);
                compare(Settings[data.tag], value);
            }
            for (const value of [data.values[1], data.values[0], data.values[0]]) {
                keyClick(Qt.Key_Left);
                compare(Settings[data.tag], value);
            }
        }
        function test_switchesAreWorkedWithKeys_data() {
            const names = ["legalMoves", "figurines", "autoFlip", "autoQueen", "confirmResign", "sounds"];
            return names.map(name => ({ tag: name }));
        }
        function test_switchesAreWorkedWithKeys(data) {
            openSettings();
            tabTo(data.tag);
            const first = usual[data.tag];
            keyClick(Qt.Key_Space);
            compare(Settings[data.tag], !first);
            compare(part(data.tag).checked, !first);
            keyClick(Qt.Key_Return);
            compare(Settings[data.tag], first);
            compare(part(data.tag).checked, first);
        }
        function test_volumeIsWorkedWithKeys() {
            Settings.volume = 0.5;
            openSettings();
            tabTo("volume");
            keyClick(Qt.Key_Right);
            verify(Settings.volume > 0.5);
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Left);
            verify(Settings.volume < 0.5);
        }
        function test_keysDoNotReachTheGame() {
            typeMove("e4");
            openSettings();
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Home);
            typeText("e5");
            keyClick(Qt.Key_Return);
            compare(game.ply, 1);
            compare(game.plyCount, 1);
            compare(input.typedText, "");
        }
        function test_cardClosesByTheSameKey() {
            openSettings();
            keySequence("Ctrl+,");
            tryVerify(() => !part("settingsCard"));
            typeMove("e4");
            compare(game.plyCount, 1);
        }
    }
}
