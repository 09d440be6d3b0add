// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Qipan
import Qipan.Shell

/*! The window with its rail: which game is shown, and that each keeps its state. */
TestCase {
    id: root
    name: "Rooms"
    when: windowShown
    property Main window: null

    Component {
        id: windows
        Main {}
    }

    function open(properties: var) {
        window = createTemporaryObject(windows, root, properties) as Main;
        tryVerify(() => window.place.gamePage);
        // What an earlier test left on the board.
        const chess = findChild(window.contentItem, "chessPage");
        if (chess)
            chess.game.newGame("", "", "-", "-");
        waitForRendering(window.contentItem);
    }
    function init() {
        failOnWarning(/.?/);
        Settings.room = "chess";
    }
    function cleanup() {
        window.close();
    }
    function go(room: string) {
        const button = findChild(window.contentItem, "room-" + room);
        mouseClick(button, button.width / 2, button.height / 2);
    }

    function test_opensOnChessAndReadsNothingElse() {
        open({});
        compare(window.place.objectName, "chessPlace");
        verify(!findChild(window.contentItem, "klotskiPage"));
        verify(!findChild(window.contentItem, "zoujingPage"));
        compare(window.title, findChild(window.contentItem, "chessPage").title);
        verify(window.title !== "");
    }
    function test_theRailShowsTheThreeGames() {
        open({});
        const title = window.title;
        go("klotski");
        tryVerify(() => findChild(window.contentItem, "klotskiPage"));
        verify(findChild(window.contentItem, "klotskiPage").visible);
        verify(!findChild(window.contentItem, "chessPage").visible);
        verify(window.title !== title, window.title);
        compare(Settings.room, "klotski");
        go("zoujing");
        tryVerify(() => findChild(window.contentItem, "zoujingPage"));
        compare(Settings.room, "zoujing");
        go("chess");
        compare(window.title, title);
        verify(findChild(window.contentItem, "chessPage").visible);
    }
    function test_eachGameKeepsItsState() {
        open({});
        const chess = findChild(window.contentItem, "chessPage");
        verify(chess.game.move(12, 28));
        go("klotski");
        const klotski = findChild(window.contentItem, "klotskiPage");
        const moves = klotski.game.moveCount;
        verify(klotski.game.play(6, 1, 4));
        go("chess");
        compare(findChild(window.contentItem, "chessPage"), chess);
        compare(chess.game.pieceAt(28), "wP");
        go("klotski");
        compare(findChild(window.contentItem, "klotskiPage"), klotski);
        compare(klotski.game.moveCount, moves + 1);
        klotski.game.undo();
        chess.game.undo();
    }
    function test_theLastOneOpensAtStart() {
        Settings.room = "zoujing";
        open({});
        compare(window.place.objectName, "zoujingPlace");
        verify(findChild(window.contentItem, "zoujingPage").visible);
        verify(!findChild(window.contentItem, "chessPage"));
    }
    function test_theCommandLineChooses() {
        Settings.room = "zoujing";
        open({ startRoom: "klotski" });
        compare(window.place.objectName, "klotskiPlace");
        compare(Settings.room, "zoujing");
    }
    function test_keysGoToTheGameThatIsShown() {
        open({});
        const chess = findChild(window.contentItem, "chessPage");
        verify(chess.game.move(12, 28));
        go("klotski");
        const klotski = findChild(window.contentItem, "klotskiPage");
        verify(klotski.game.play(6, 1, 4));
        window.requestActivate();
        tryVerify(() => window.active);
        keySequence("Ctrl+Z");
        compare(klotski.game.ply, 0);
        compare(chess.game.ply, 1);
        chess.game.undo();
    }
    function test_theClockWaitsWhileAnotherGameIsShown() {
        open({});
        const chess = findChild(window.contentItem, "chessPage");
        chess.game.newGame("Ada", "Bo", "300", "300");
        verify(chess.game.move(12, 28));
        verify(chess.game.move(52, 36));
        tryVerify(() => chess.game.clock.running);
        go("klotski");
        verify(!chess.game.clock.running);
        verify(chess.game.clock.paused);
        chess.game.newGame("", "", "-", "-");
    }
    function test_settingsOpenFromTheRail() {
        open({});
        for (const room of ["chess", "klotski", "zoujing"]) {
            go(room);
            const button = findChild(window.contentItem, "railSettings");
            mouseClick(button, button.width / 2, button.height / 2);
            tryVerify(() => findChild(window.place, "settingsCard"), 1000, room);
            mouseClick(button, button.width / 2, button.height / 2);
            tryVerify(() => !findChild(window.place, "settingsCard"), 1000, room);
        }
    }
}
