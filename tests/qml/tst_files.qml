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
        name: "Files"
        readonly property string two: '[White "Ada"]\n[Black "Bo"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 1-0\n\n'
                                      + '[White "Cy"]\n[Black "Di"]\n[Result "*"]\n\n1. d4 *\n'
        /*! Kasparov - Topalov, 1999, up to the 40th move. */
        readonly property string wijkAanZee: "1. e4 d6 2. d4 Nf6 3. Nc3 g6 4. Be3 Bg7 5. Qd2 c6 6. f3 b5 7. Nge2 Nbd7 8. Bh6 Bxh6 "
            + "9. Qxh6 Bb7 10. a3 e5 11. O-O-O Qe7 12. Kb1 a6 13. Nc1 O-O-O 14. Nb3 exd4 15. Rxd4 c5 16. Rd1 Nb6 17. g3 Kb8 "
            + "18. Na5 Ba8 19. Bh3 d5 20. Qf4+ Ka7 21. Rhe1 d4 22. Nd5 Nbxd5 23. exd5 Qd6 24. Rxd4 cxd4 25. Re7+ Kb6 "
            + "26. Qxd4+ Kxa5 27. b4+ Ka4 28. Qc3 Qxd5 29. Ra7 Bb7 30. Rxb7 Qc4 31. Qxf6 Kxa3 32. Qxa6+ Kxb4 33. c3+ Kxc3 "
            + "34. Qa1+ Kd2 35. Qb2+ Kd1 36. Bf1 Rd2 37. Rd7 Rxd7 38. Bxc4 bxc4 39. Qxh8 Rd3 40. Qa8 c3"
        readonly property ChessActions actions: page ? findChild(page, "actions") : null

        function test_oneGameIsShownAtOnce() {
            actions.pasteText('[White "Ada"]\n\n1. e4 e5 *\n');
            tryCompare(root.game, "plyCount", 2);
            compare(game.whiteName, "Ada");
        }
        function test_severalGamesAreChosenFrom() {
            actions.pasteText(two);
            tryVerify(() => part("gameList"));
            compare(part("gameList").count, 2);
            typeText("cy");
            tryCompare(part("gameList"), "count", 1);
            keyClick(Qt.Key_Return);
            tryCompare(root.game, "whiteName", "Cy");
            tryVerify(() => !part("gameList"));
        }
        function test_enterTakesTheSearchAsItStands() {
            actions.pasteText(two);
            tryVerify(() => part("gameList"));
            typeText("cy");
            keyClick(Qt.Key_Return);
            tryCompare(root.game, "whiteName", "Cy");
        }
        function test_arrowsChoose() {
            actions.pasteText(two);
            tryVerify(() => part("gameList"));
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            tryCompare(root.game, "whiteName", "Cy");
        }
        function test_mouseChooses() {
            actions.pasteText(two);
            tryVerify(() => part("gameList"));
            const row = part("gameList").itemAtIndex(0);
            mouseClick(row, 60, 20);
            tryCompare(root.game, "whiteName", "Ada");
            compare(game.plyCount, 3);
        }
        function test_escapeKeepsTheGame() {
            typeMove("c4");
            actions.pasteText(two);
            tryVerify(() => part("gameList"));
            keyClick(Qt.Key_Escape);
            tryVerify(() => !part("gameList"));
            compare(game.plyCount, 1);
            typeMove("c5");
            compare(game.plyCount, 2);
        }
        function test_playsOnFromAnyPly() {
            actions.pasteText('1. e4 e5 2. Nf3 Nc6 1-0');
            tryCompare(root.game, "plyCount", 4);
            keyClick(Qt.Key_Home);
            keyClick(Qt.Key_Right);
            clickMove("c7c5");
            compare(game.plyCount, 2);
            compare(game.pieceAt(indexOf("c5")), "bP");
        }
        /*! Whether the whole row can be seen. */
        function rowIsSeen(row: int): bool {
            const list = part("moveList");
            const item = list.itemAtIndex(row);
            return list.height > 100 && item !== null && item.y >= list.contentY
                && item.y + item.height <= list.contentY + list.height;
        }
        function test_moveListStandsAtTheShownMove() {
            // Another game of as many rows, shown at the same row, comes in between.
            for (const name of ["Ada", "Bo", "Cy"]) {
                actions.pasteText(`[White "${name}"]\n\n${wijkAanZee} *`);
                tryCompare(root.game, "whiteName", name);
                game.goToEnd();
                tryVerify(() => rowIsSeen(39));
            }
            for (const ply of [40, 41, 1, 80]) {
                game.goToPly(ply);
                tryVerify(() => rowIsSeen(Math.ceil(ply / 2) - 1), 5000, `ply ${ply}`);
            }
            actions.pasteText("1. e4 *");
            tryCompare(part("moveList"), "count", 1);
            tryVerify(() => rowIsSeen(0));
        }
        function test_eachGameHasItsOwnTimes() {
            const times = () => all(part("moveList"), item => item.visible && item instanceof InkText && / s$/.test(item.text))
                                    .map(item => item.text).sort().join(", ");
            actions.pasteText('[White "Ada"]\n\n1. e4 {[%emt 0:00:03]} e5 {[%emt 0:00:04]} *');
            tryCompare(root.game, "whiteName", "Ada");
            tryVerify(() => times() === "3.0 s, 4.0 s", 5000, times());
            verify(seen("statusLine").text.includes("4.0 s"), seen("statusLine").text);
            actions.pasteText('[White "Bo"]\n\n1. e4 e5 *');
            tryCompare(root.game, "whiteName", "Bo");
            tryVerify(() => times() === "", 5000, times());
            verify(!seen("statusLine").text.includes("4.0 s"), seen("statusLine").text);
        }
        function test_undoInALookBackKeepsTheMoves() {
            for (const move of ["e4", "e5", "Nf3"])
                typeMove(move);
            keyClick(Qt.Key_Left);
            for (const ply of [1, 0, 0]) {
                keySequence("Ctrl+Z");
                compare(game.ply, ply);
                compare(game.plyCount, 3);
            }
            keyClick(Qt.Key_End);
            keySequence("Ctrl+Z");
            compare(game.plyCount, 2);
        }
        function test_aGameThatBroughtItsEndDoesNotHideTheBoard() {
            const banner = part("resultBanner");
            actions.pasteText("1. f3 e5 2. g4 Qh4# 0-1");
            tryCompare(root.game, "outcome", ChessGame.BlackWins);
            verify(!banner.item);
            keySequence("Ctrl+Z");
            compare(game.outcome, ChessGame.Ongoing);
            clickMove("d8h4");
            verify(banner.item);
        }
        function test_theWinnerHasAName() {
            game.newGame("Ada", "", "-", "-");
            game.resign(1);
            compare(part("resultBanner").item.title, "Ada wins");
            game.newGame("Ada", "", "-", "-");
            game.resign(0);
            compare(part("resultBanner").item.title, "Black wins");
        }
        function test_playersOfAFileAreNotThoseWhoSitHere() {
            const file = "file://" + storeFolder + "/game.pgn";
            game.newGame("Steinitz", "Zukertort", "-", "-");
            typeMove("e4");
            saveAs(FileDialogs.Game, file);
            Settings.whiteName = "Ada";
            Settings.blackName = "Bo";
            keySequence("Ctrl+N");
            tryVerify(() => part("newGameCard"));
            compare(part("newWhite").text, "Ada");
            compare(part("newBlack").text, "Bo");
            keyClick(Qt.Key_Escape);
        }
        function test_allSpeaksTheLanguage() {
            typeMove("e4");
            const texts = () => all(page, item => item.visible && item.text).map(item => item.text).join(" ");
            folders.speak("zh_CN");
            tryVerify(() => !/pawn|Black|White|move/.test(texts()), 5000, texts());
            folders.speak("en");
            tryVerify(() => seen("statusLine").text === "White: pawn e2 to e4. Black to move", 5000, seen("statusLine").text);
        }
        function test_warningsAreShownAndDismissed() {
            actions.pasteText('[White "Ada"]\n\n1. e4 e5 2. Nf9 *\n');
            tryVerify(() => seen("warningNotice"));
            verify(seen("warningNotice").text.startsWith("Fault: move 2, White: Nf9"));
            verify(part("badge").message.includes("Nf9"));
            push("noticeAction-warnings");
            const sheet = part("warningsSheet");
            verify(sheet.file.warnings[0].includes("3"));
            push("sheetAccept");
            tryVerify(() => !part("warningsSheet"));
            verify(!seen("warningNotice"));
        }
        function test_warningsAreOfTheShownGame() {
            actions.pasteText("1. e4 e5 2. Nf9 *");
            tryVerify(() => seen("warningNotice"));
            game.newGame();
            tryVerify(() => !seen("warningNotice"));
            typeMove("d4");
            actions.pasteText("hello world");
            tryVerify(() => part("badge").message.includes("no chess game"));
            verify(!seen("warningNotice"));
            compare(game.plyCount, 1);
        }
        function test_textThatIsNoGameIsRefusedInWords() {
            typeMove("e4");
            actions.pasteText("");
            tryVerify(() => findChild(page, "badge").message.length > 0);
            compare(game.plyCount, 1);
        }
        function test_saveTargetHasItsEnding_data() {
            const rows = [];
            for (const row of [["bare", "file:///tmp/a", ["pgn"], "a.pgn"],
                    ["kept", "file:///tmp/a.PGN", ["pgn"], "a.PGN"],
                    ["path without a scheme", "/tmp/a b", ["pgn"], "a b.pgn"],
                    ["a name with a dot", "file:///tmp/1.e4", ["pgn"], "1.e4.pgn"],
                    ["a picture", "file:///tmp/a", ["png", "svg"], "a.png"],
                    ["a picture of the other kind", "file:///tmp/a.svg", ["png", "svg"], "a.svg"],
                    ["a score sheet", "file:///tmp/a.pgn", ["pdf"], "a.pgn.pdf"]])
                rows.push({ tag: row[0], given: row[1], suffixes: row[2], wanted: "file:///tmp/" + row[3] });
            return rows;
        }
        function test_saveTargetHasItsEnding(data) {
            compare(decodeURI(SaveTarget.withSuffix(data.given, data.suffixes).toString()), data.wanted);
        }
        function test_aFolderIsNoFileToReplace() {
            actions.saveTo(FileDialogs.Game, Qt.resolvedUrl("."));
            compare(part("overwriteSheet"), null);
            tryVerify(() => part("badge").message.includes("could not be saved"));
        }
        function test_suggestedNameComesFromThePlayers() {
            game.whiteName = "Ada";
            compare(actions.suggestedName(), "Ada");
            game.blackName = "B/o";
            compare(actions.suggestedName(), "Ada - B o");
        }
        function test_suggestedNameIsShortEnoughForAnyFileSystem() {
            game.whiteName = "🀄".repeat(100);
            game.blackName = "王".repeat(255);
            verify(encodeURIComponent(actions.suggestedName()).split("%").length - 1 <= 255 - ".pgn".length);
            game.whiteName = "/";
            game.blackName = "";
            compare(actions.suggestedName(), "game");
        }
        /*! Into a folder that is there as soon as the game is kept in it. */
        function saveAs(kind: int, file: string) {
            tryVerify(() => {
                if (!SaveTarget.exists(file))
                    actions.saveTo(kind, file);
                return SaveTarget.exists(file);
            });
        }
        function test_savesEachKind_data() {
            return [{ tag: "game.pgn", kind: FileDialogs.Game }, { tag: "board.png", kind: FileDialogs.Picture },
                { tag: "board.svg", kind: FileDialogs.Picture }, { tag: "sheet.pdf", kind: FileDialogs.ScoreSheet }];
        }
        function test_savesEachKind(data) {
            typeMove("e4");
            const file = "file://" + storeFolder + "/" + data.tag;
            saveAs(data.kind, file);
            tryVerify(() => part("badge").message === "Saved as " + SaveTarget.path(file));
            compare(part("overwriteSheet"), null);
            part("badge").message = "";
            actions.saveTo(data.kind, file);
            tryVerify(() => part("overwriteSheet"));
            compare(part("badge").message, "");
            push("sheetAccept");
            tryVerify(() => !part("overwriteSheet"));
            tryVerify(() => part("badge").message === "Saved as " + SaveTarget.path(file));
        }
        function test_saveIsAKeyAndInTheMenu_data() {
            return [{ tag: "Ctrl+S" }, { tag: "menu" }];
        }
        function test_saveIsAKeyAndInTheMenu(data) {
            const file = "file://" + storeFolder + "/game.pgn";
            typeMove("e4");
            saveAs(FileDialogs.Game, file);
            typeMove("e5");
            verify(game.modified);
            compare(part("save"), null);
            if (data.tag === "menu")
                trigger("Save");
            else
                keySequence("Ctrl+S");
            tryVerify(() => !game.modified);
            game.newGame();
            actions.openFile(Qt.resolvedUrl(file));
            tryCompare(root.game, "plyCount", 2);
        }
        function test_fileDialogsAreWorkedWithKeys() {
            const file = "file://" + storeFolder + "/by-hand.pgn";
            typeMove("e4");
            tryVerify(() => SaveTarget.exists("file://" + storeFolder + "/chess/current.json"));
            keySequence("Ctrl+S");
            const dialogs = () => findChild(page, "fileDialogs");
            tryVerify(() => dialogs() && dialogs().field && dialogs().field.activeFocus);
            // The name stands there to be typed over, its ending stays.
            compare(dialogs().field.selectedText, "game");
            keySequence("Ctrl+A");
            typeText(storeFolder + "/by-hand");
            keyClick(Qt.Key_Return);
            tryVerify(() => part("badge").message === "Saved as " + SaveTarget.path(file));
            verify(SaveTarget.exists(file));
            compare(game.plyCount, 1);
            game.newGame();
            dialogs().openChosen(Qt.resolvedUrl(file));
            tryCompare(root.game, "plyCount", 1);
            trigger("Open…");
            tryVerify(() => !dialogs().field.visible);
            // Letters stay in the dialog.
            typeText("e5");
            keyClick(Qt.Key_Escape);
            wait(50);
            keyClick(Qt.Key_Return);
            compare(game.plyCount, 1);
            typeMove("e5");
            compare(game.plyCount, 2);
        }
        function test_asksBeforeReplacingAFile() {
            const here = Qt.resolvedUrl("tst_files.qml");
            verify(SaveTarget.exists(here));
            typeMove("e4");
            actions.saveTo(FileDialogs.Game, here);
            tryVerify(() => part("overwriteSheet"));
            push("sheetReject");
            tryVerify(() => !part("overwriteSheet"));
            verify(game.modified);
        }
    }
}
