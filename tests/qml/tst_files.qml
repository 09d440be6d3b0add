// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Qipan
import Qipan.App

Item {
    width: 1280
    height: 800

    BoardCase {
        id: root
        name: "Files"
        readonly property string two: '[White "Ada"]\n[Black "Bo"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 1-0\n\n'
                                      + '[White "Cy"]\n[Black "Di"]\n[Result "*"]\n\n1. d4 *\n'
        readonly property ChessActions actions: page ? findChild(page, "actions") : null

        function test_oneGameIsShownAtOnce() {
            actions.pasteText('[White "Ada"]\n\n1. e4 e5 *\n');
            tryCompare(root.game, "plyCount", 2);
            compare(game.whiteName, "Ada");
        }
        function test_severalGamesAreChosenFrom() {
            actions.pasteText(two);
            tryVerify(() => button("gameList"));
            compare(button("gameList").count, 2);
            typeText("cy");
            tryCompare(button("gameList"), "count", 1);
            keyClick(Qt.Key_Return);
            tryCompare(root.game, "whiteName", "Cy");
            tryVerify(() => !button("gameList"));
        }
        function test_enterTakesTheSearchAsItStands() {
            actions.pasteText(two);
            tryVerify(() => button("gameList"));
            typeText("cy");
            keyClick(Qt.Key_Return);
            tryCompare(root.game, "whiteName", "Cy");
        }
        function test_arrowsChoose() {
            actions.pasteText(two);
            tryVerify(() => button("gameList"));
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            tryCompare(root.game, "whiteName", "Cy");
        }
        function test_mouseChooses() {
            actions.pasteText(two);
            tryVerify(() => button("gameList"));
            const row = button("gameList").itemAtIndex(0);
            mouseClick(row, 60, 20);
            tryCompare(root.game, "whiteName", "Ada");
            compare(game.plyCount, 3);
        }
        function test_escapeKeepsTheGame() {
            typeMove("c4");
            actions.pasteText(two);
            tryVerify(() => button("gameList"));
            keyClick(Qt.Key_Escape);
            tryVerify(() => !button("gameList"));
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
        function test_warningsAreShownAndDismissed() {
            actions.pasteText('[White "Ada"]\n\n1. e4 e5 2. Nf9 *\n');
            tryVerify(() => button("warningNotice").visible);
            push("noticeAction-warnings");
            const sheet = button("warningsSheet");
            verify(sheet.warnings[0].includes("3"));
            push("sheetAccept");
            tryVerify(() => !button("warningsSheet"));
            verify(!button("warningNotice").visible);
        }
        function test_textThatIsNoGameIsRefusedInWords() {
            typeMove("e4");
            actions.pasteText("");
            tryVerify(() => findChild(page, "badge").message.length > 0);
            compare(game.plyCount, 1);
        }
        function test_saveTargetEndsInPgn_data() {
            return [{ tag: "bare", given: "file:///tmp/a", wanted: "file:///tmp/a.pgn" },
                { tag: "kept", given: "file:///tmp/a.PGN", wanted: "file:///tmp/a.PGN" },
                { tag: "path without a scheme", given: "/tmp/a b", wanted: "file:///tmp/a b.pgn" }];
        }
        function test_saveTargetEndsInPgn(data) {
            compare(decodeURI(SaveTarget.pgnFile(data.given).toString()), data.wanted);
        }
        function test_aFolderIsNoFileToReplace() {
            actions.saveTo(Qt.resolvedUrl("."));
            compare(button("overwriteSheet"), null);
            tryVerify(() => button("badge").message.includes("could not be saved"));
        }
        function test_suggestedNameComesFromThePlayers() {
            game.whiteName = "Ada";
            compare(actions.suggestedName(), "Ada.pgn");
            game.blackName = "B/o";
            compare(actions.suggestedName(), "Ada - B o.pgn");
        }
        function test_suggestedNameIsShortEnoughForAnyFileSystem() {
            game.whiteName = "🀄".repeat(100);
            game.blackName = "王".repeat(255);
            verify(encodeURIComponent(actions.suggestedName()).split("%").length <= 255);
            game.whiteName = "/";
            game.blackName = "";
            compare(actions.suggestedName(), "game.pgn");
        }
        function test_asksBeforeReplacingAFile() {
            const here = Qt.resolvedUrl("tst_files.qml");
            verify(SaveTarget.exists(here));
            typeMove("e4");
            actions.saveTo(here);
            tryVerify(() => button("overwriteSheet"));
            push("sheetReject");
            tryVerify(() => !button("overwriteSheet"));
            verify(game.modified);
        }
    }
}
