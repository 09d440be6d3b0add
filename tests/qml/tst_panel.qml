// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Qipan.App

Item {
    width: 1280
    height: 800

    SettingsCase {
        id: root
        name: "Panel"

        function fieldText(name: string, text: string) {
            const field = part(name);
            mouseClick(field, 20, field.height / 2);
            keySequence("Ctrl+A");
            typeText(text);
        }

        function test_opensReadyToPlay() {
            compare(game.ply, 0);
            verify(page.title.includes("White to move"));
            clickMove("e2e4");
            verify(page.title.includes("Black to move"));
        }
        function test_newGameTakesTwoNames() {
            typeMove("e4");
            keySequence("Ctrl+N");
            tryVerify(() => part("newGameCard"));
            compare(game.plyCount, 1);
            fieldText("newWhite", "Ada");
            fieldText("newBlack", "Bo");
            keyClick(Qt.Key_Return);
            compare(game.plyCount, 0);
            compare(game.whiteName, "Ada");
            compare(game.blackName, "Bo");
            tryVerify(() => !part("newGameCard"));
            typeMove("d4");
            compare(game.plyCount, 1);
        }
        function test_newGameWarnsOnlyOfARunningGame() {
            keySequence("Ctrl+N");
            verify(!part("newGameCard").gameRunning);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !part("newGameCard"));
            typeMove("e4");
            keySequence("Ctrl+N");
            verify(part("newGameCard").gameRunning);
            push("newGameCancel");
            compare(game.plyCount, 1);
        }
        function test_enterPressesTheFocusedButton_data() {
            return [
                { tag: "resign", open: "resign", sheet: "resignSheet" },
                { tag: "draw", open: "draw", sheet: "drawSheet" },
            ];
        }
        function test_enterPressesTheFocusedButton(data: var) {
            typeMove("e4");
            push(data.open);
            tryVerify(() => part(data.sheet));
            part("sheetReject").forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            tryVerify(() => !part(data.sheet));
            compare(game.outcome, ChessGame.Ongoing);
            verify(!game.drawOffered);
        }
        function test_enterOnCancelKeepsTheGame() {
            typeMove("e4");
            keySequence("Ctrl+N");
            tryVerify(() => part("newGameCard"));
            part("newGameCancel").forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            tryVerify(() => !part("newGameCard"));
            compare(game.plyCount, 1);
        }
        function test_escapeTakesTheResultOffTheBoard() {
            for (const move of ["f3", "e5", "g4", "Qh4"])
                typeMove(move);
            tryVerify(() => part("bannerClose"));
            keyClick(Qt.Key_Escape);
            tryVerify(() => !part("bannerClose"));
            compare(game.outcome, ChessGame.BlackWins);
        }
        function test_namesAreEditedOnTheCards() {
            fieldText("whiteName", "Ada");
            keyClick(Qt.Key_Return);
            compare(game.whiteName, "Ada");
            typeMove("e4");
            compare(game.ply, 1);
        }
        function test_leavingANameAsItIsChangesNothing() {
            game.whiteName = "x".repeat(300);
            game.blackName = "Bo";
            const before = game.whiteName;
            mouseClick(part("whiteName"), 20, 10);
            keyClick(Qt.Key_Return);
            compare(game.whiteName, before);
            mouseClick(part("blackName"), 20, 10);
            typeText("z");
            keyClick(Qt.Key_Escape);
            mouseClick(part("blackName"), 20, 10);
            keyClick(Qt.Key_Return);
            compare(game.blackName, "Bo");
        }
        function test_longNameIsShortenedAtItsEnd() {
            game.whiteName = "Ada " + "x".repeat(200);
            const said = findChild(part("whiteName"), "said");
            verify(said.visible && said.truncated);
            compare(said.text, game.whiteName);
            mouseClick(part("whiteName"), 20, 10);
            verify(!said.visible);
            game.blackName = "<b>Bo</b> & Co";
            compare(findChild(part("blackName"), "said").textFormat, Text.PlainText);
        }
        function test_resignTakesTwoSteps() {
            typeMove("e4");
            push("resign");
            compare(game.outcome, ChessGame.Ongoing);
            push("sheetAccept");
            compare(game.outcome, ChessGame.WhiteWins);
            compare(game.reason, ChessGame.Resignation);
            push("undo");
            compare(game.outcome, ChessGame.Ongoing);
        }
        function test_resignCanBeTakenBack() {
            push("resign");
            push("sheetReject");
            compare(game.outcome, ChessGame.Ongoing);
        }
        function test_drawIsOfferedAndAgreed() {
            typeMove("e4");
            push("draw");
            verify(game.drawOffered);
            push("sheetAccept");
            compare(game.outcome, ChessGame.Draw);
            compare(game.reason, ChessGame.Agreement);
        }
        function test_moveWithdrawsTheOffer() {
            push("draw");
            clickMove("e2e4");
            verify(!game.drawOffered);
            tryVerify(() => !part("drawSheet"));
            typeMove("e5");
            compare(game.plyCount, 2);
        }
        function test_bannerIsDismissedAndOffersWhatIsNext() {
            for (const move of ["f3", "e5", "g4", "Qh4"])
                typeMove(move);
            verify(findChild(page, "resultBanner").item);
            verify(page.title.includes("Black wins"));
            push("bannerClose");
            tryVerify(() => !findChild(page, "resultBanner").item);
            keySequence("Ctrl+Z");
            typeMove("Qh4");
            push("bannerReview");
            compare(game.ply, 0);
            compare(game.plyCount, 4);
        }
        function test_bannerStartsANewGame() {
            for (const move of ["f3", "e5", "g4", "Qh4"])
                typeMove(move);
            push("bannerNewGame");
            keyClick(Qt.Key_Return);
            compare(game.plyCount, 0);
            compare(game.outcome, ChessGame.Ongoing);
        }
        function test_turnSealMoves() {
            const lower = part("lowerPlayer");
            verify(lower.white && lower.toMove);
            typeMove("e4");
            verify(!lower.toMove);
            verify(part("upperPlayer").toMove);
            input.flipped = true;
            verify(!lower.white && lower.toMove);
        }
        function test_capturedMenAndLead() {
            for (const move of ["e4", "d5", "exd5"])
                typeMove(move);
            const lower = part("lowerPlayer");
            compare(lower.captured.length, 1);
            compare(lower.captured[0], "bP");
            compare(lower.ahead, 1);
            compare(part("upperPlayer").ahead, -1);
        }
        function test_buttonNewAsksForANewGame() {
            push("new");
            tryVerify(() => part("newGameCard"));
            verify(part("newWhite").activeFocus);
            keyClick(Qt.Key_Return);
            tryVerify(() => !part("newGameCard"));
            typeMove("e4");
            compare(game.ply, 1);
        }
        function test_menuIsOpenedAndClosed_data() {
            return [{ tag: "button" }, { tag: "key" }];
        }
        function test_menuIsOpenedAndClosed(data) {
            typeMove("e4");
            if (data.tag === "button")
                push("menu");
            else
                keyClick(Qt.Key_F10);
            const menu = findChild(page, "chessMenu");
            tryVerify(() => menu.opened);
            verify(page.covered);
            keyClick(Qt.Key_Home);
            typeText("e5");
            compare(game.ply, 1);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !menu.visible);
            verify(!page.covered);
            typeMove("e5");
            compare(game.ply, 2);
        }
        function test_menuCommandsWork() {
            game.newGame("Ada", "Bo", "-", "-");
            typeMove("e4");
            trigger("Undo");
            compare(game.plyCount, 0);
            trigger("Redo");
            compare(game.plyCount, 1);
            trigger("Flip the board");
            verify(input.flipped);
            trigger("Rematch");
            compare(game.whiteName, "Bo");
            compare(game.plyCount, 0);
            verify(!menuLine("Undo").enabled);
            verify(!menuLine("Rematch").enabled);
            for (const [text, card] of [["New game…", "newGameCard"], ["Recent games…", "recentList"],
                    ["Settings…", "settingsCard"], ["About Qipan", "aboutCard"]]) {
                trigger(text);
                tryVerify(() => part(card), 5000, text);
                keyClick(Qt.Key_Escape);
                tryVerify(() => !part(card), 5000, text);
            }
            typeMove("d4");
            compare(game.plyCount, 1);
        }
        function test_moveListJumps() {
            for (const move of ["e4", "e5", "Nf3", "Nc6"])
                typeMove(move);
            const list = part("moveList");
            compare(list.count, 2);
            const row = list.itemAtIndex(0);
            mouseClick(row, row.width * 0.3, row.height / 2);
            compare(game.ply, 1);
            mouseClick(row, row.width * 0.8, row.height / 2);
            compare(game.ply, 2);
        }
    }
}
