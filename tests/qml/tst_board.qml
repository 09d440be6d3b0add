// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Qipan
import Qipan.Boards

/*! The real board in the window: a plain one at a pseudo-terminal, and the card and the strip that tell of it. */
BoardCase {
    id: root
    name: "RealBoard"
    width: 1280
    height: 800
    readonly property BoardLink link: page ? page.realBoard.link : null
    readonly property BoardSession session: link ? link.session : null
    property QtObject plain: null
    property string port: ""
    readonly property string start: "rnbqkbnr/pppppppp/......../......../......../......../PPPPPPPP/RNBQKBNR"

    function cleanup() {
        if (link)
            link.disconnectBoard();
        if (plain)
            plain.pull();
        plain = null;
    }
    function connectBoard() {
        port = folders.newFolder() + "-port";
        plain = folders.plainBoard(port);
        link.connectTo(port, "certabo");
        tryCompare(link, "search", BoardLink.Found, 15000);
        tryCompare(session, "state", BoardSession.Synced, 5000);
    }
    function chip(): Item {
        return findChild(page, "boardChip");
    }
    function sentence(): string {
        return findChild(page, "boardSentence").text;
    }

    function test_noBoardSaysNothing() {
        compare(link.search, BoardLink.Idle);
        verify(!chip().visible);
        compare(page.boardSignal.a, 0);
    }
    function test_theCardOpensByKeyAndSaysHowThingsStand() {
        keyClick(Qt.Key_B, Qt.ControlModifier);
        const card = findChild(page, "boardCard");
        verify(card);
        compare(findChild(card, "boardState").text, "No board is connected.");
        verify(findChild(card, "boardSearch").visible);
        verify(!findChild(card, "boardGiveUp").visible);
        keyClick(Qt.Key_Escape);
        tryVerify(() => findChild(page, "boardCard") === null);
    }
    function test_aPortThatIsNotThereIsTold() {
        keyClick(Qt.Key_B, Qt.ControlModifier);
        const card = findChild(page, "boardCard");
        const field = findChild(card, "portField");
        field.text = "/nowhere/port";
        const connect = findChild(card, "portConnect");
        verify(connect.enabled);
        mouseClick(connect);
        tryCompare(link, "fault", BoardLink.NotThere, 5000);
        compare(findChild(card, "boardState").text, "/nowhere/port is not there.");
        verify(findChild(card, "boardAdvice").visible);
        tryVerify(() => findChild(page, "boardChip").visible);
    }
    function test_aMoveOnTheBoardIsPlayedOnTheScreen() {
        connectBoard();
        verify(chip().visible);
        compare(sentence(), "Board and screen are in step.");
        plain.show("rnbqkbnr/pppppppp/......../......../......../......../PPPP.PPP/RNBQKBNR");
        tryCompare(session, "state", BoardSession.InMove, 5000);
        plain.show("rnbqkbnr/pppppppp/......../......../....P.../......../PPPP.PPP/RNBQKBNR");
        tryCompare(game, "plyCount", 1, 5000);
        tryCompare(piece("e4"), "square", indexOf("e4"));
    }
    function test_aMoveOnTheScreenIsAnArrowUntilItIsCarriedOut() {
        connectBoard();
        clickMove("e2e4");
        compare(sentence(), "Play e4 on the real board.");
        verify(findChild(page, "announcedArrow"));
        plain.show("rnbqkbnr/pppppppp/......../......../....P.../......../PPPP.PPP/RNBQKBNR");
        tryVerify(() => sentence() === "Board and screen are in step.", 5000);
        tryVerify(() => findChild(page, "announcedArrow") === null);
        compare(game.plyCount, 1);
    }
    function test_differencesAreDrawnOnTheBoard() {
        connectBoard();
        plain.show("rnbqkbnr/pppppppp/......../....P.../......../......../PPPP.PPP/RNBQKBNR");
        tryCompare(session, "state", BoardSession.Mismatch, 5000);
        compare(sentence(), "e2 is empty, e5 is occupied");
        const missing = findChild(page, "missing-12");
        const extra = findChild(page, "extra-36");
        verify(missing && extra);
        const e2 = square("e2");
        fuzzyCompare(missing.mapToItem(page, 0, 0).x, e2.mapToItem(page, 0, 0).x, 0.5);
        fuzzyCompare(missing.mapToItem(page, 0, 0).y, e2.mapToItem(page, 0, 0).y, 0.5);
        page.input.flipped = true;
        fuzzyCompare(missing.mapToItem(page, 0, 0).y, e2.mapToItem(page, 0, 0).y, 0.5);
        plain.show(start);
        tryCompare(session, "state", BoardSession.Synced, 5000);
        tryVerify(() => findChild(page, "missing-12") === null);
    }
    function test_differencesBelongToTheLastPosition() {
        connectBoard();
        clickMove("e2e4");
        plain.show("rnbqkbnr/pppppppp/......../......../....P.../......../PPPP.PPP/RNBQKBNR");
        tryVerify(() => sentence() === "Board and screen are in step.", 5000);
        plain.show("rnbqkbnr/p.pppppp/......../......../....P.../p......./PPPP.PPP/RNBQKBNR");
        tryCompare(session, "state", BoardSession.Mismatch, 5000);
        game.goToStart();
        verify(findChild(page, "missing-49") === null);
        const action = findChild(page, "boardAction");
        compare(action.text, "Show");
        mouseClick(action);
        verify(game.atEnd);
        verify(findChild(page, "missing-49"));
        compare(action.text, "More");
    }
    function test_aPromotionOnTheBoardIsAskedOnTheScreen() {
        game.newGameFromFen("8/P6k/8/8/8/8/8/K7 w - - 0 1");
        port = folders.newFolder() + "-port";
        plain = folders.plainBoard(port);
        plain.show("......../P......p/......../......../......../......../......../K.......");
        link.connectTo(port, "certabo");
        tryCompare(session, "state", BoardSession.Synced, 15000);
        plain.show("......../.......p/......../......../......../......../......../K.......");
        tryCompare(session, "state", BoardSession.InMove, 5000);
        plain.show("P......./.......p/......../......../......../......../......../K.......");
        tryCompare(page.input, "promotionSquare", indexOf("a8"), 5000);
        promote("a7a8n");
        compare(game.plyCount, 1);
        compare(game.pieceAt(indexOf("a8")), "wN");
        tryVerify(() => sentence() === "Board and screen are in step.", 5000);
    }
    function test_aNewGameIsAskedFor() {
        connectBoard();
        const rows = ["rnbqkbnr/pppppppp/......../......../....P.../......../PPPP.PPP/RNBQKBNR",
                      "rnbqkbnr/pppp.ppp/......../....p.../....P.../......../PPPP.PPP/RNBQKBNR",
                      "rnbqkbnr/pppp.ppp/......../....p.../....P.../.....N../PPPP.PPP/RNBQKB.R"];
        ["e2e4", "e7e5", "g1f3"].forEach((move, i) => {
            clickMove(move);
            plain.show(rows[i]);
            tryVerify(() => sentence() === "Board and screen are in step.", 5000);
        });
        plain.show(start);
        tryVerify(() => session.newGameAsked, 8000);
        compare(game.plyCount, 3);
        const yes = findChild(page, "noticeAction-boardNewGame");
        tryVerify(() => yes.visible);
        mouseClick(yes);
        compare(game.plyCount, 0);
        tryVerify(() => sentence() === "Board and screen are in step.", 5000);
    }
    function test_thePulledCableIsTold() {
        connectBoard();
        plain.pull();
        tryCompare(link, "search", BoardLink.Waiting, 5000);
        compare(sentence(), "The board is unplugged; Qipan looks for it.");
        plain.plug();
        tryCompare(session, "state", BoardSession.Synced, 15000);
    }
    function test_theLogIsShown() {
        connectBoard();
        keyClick(Qt.Key_B, Qt.ControlModifier);
        const card = findChild(page, "boardCard");
        const toggle = findChild(card, "boardLogToggle");
        tryVerify(() => toggle.visible);
        toggle.clicked();
        const list = findChild(card, "linkLog");
        verify(list);
        verify(list.count > 0 && list.count <= 500);
        keyClick(Qt.Key_Escape);
    }
    function test_theBoardThatTellsNoMenSetsUpTheStartOnly() {
        clickMove("e2e4");
        connectBoard();
        keyClick(Qt.Key_B, Qt.ControlModifier);
        const card = findChild(page, "boardCard");
        mouseClick(findChild(card, "setUpStart"));
        compare(session.state, BoardSession.SetUp);
        plain.show("rnbqkbnr/pppppppp/......../......../......../......../.PPPPPPP/RNBQKBNR");
        tryVerify(() => session.missingSquares.length > 0);
        mouseClick(findChild(card, "setUpFinish"));
        verify(findChild(card, "setUpRefusal").text !== "");
        compare(game.plyCount, 1);
        plain.show(start);
        tryVerify(() => session.missingSquares.length === 0);
        mouseClick(findChild(card, "setUpFinish"));
        tryVerify(() => findChild(page, "boardCard") === null);
        compare(game.plyCount, 0);
    }
}
