// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.Zoujing

/*! A test case with a fresh page of Zoujing for each test, and hands to play on it. */
GameCase {
    id: root
    readonly property ZoujingGame game: page ? page.game : null
    readonly property ZoujingHand stoneHand: page ? page.stoneHand : null
    readonly property StoneBoard board: page ? findChild(page, "stoneBoard") : null

    menuName: "zoujingMenu"
    pages: Component {
        ZoujingPage {
            anchors.fill: parent
            focus: true
        }
    }

    function xOf(point: int): real {
        return board.places[point].x * board.width;
    }
    function yOf(point: int): real {
        return board.places[point].y * board.height;
    }
    function press(point: int) {
        mousePress(board, xOf(point), yOf(point));
    }
    function pull(point: int) {
        mouseMove(board, xOf(point), yOf(point));
    }
    function release(point: int) {
        mouseRelease(board, xOf(point), yOf(point));
    }
    function click(point: int) {
        mouseClick(board, xOf(point), yOf(point));
    }
    /*! The stone on a point goes to the free one, by two clicks. */
    function clickMove(from: int) {
        const free = game.blank;
        click(from);
        click(free);
    }
    function drag(from: int, to: int) {
        press(from);
        mouseMove(board, xOf(from) + 5, yOf(from) + 5);
        pull(to);
        release(to);
    }
    function stoneOn(point: int): Pebble {
        return board.stone(game.stoneOn(point));
    }
    function signAt(point: int): string {
        const sign = findChild(stoneOn(point), "sign");
        return sign.visible ? sign.text : "";
    }
    function ringed(point: int): bool {
        return findChild(stoneOn(point), "ring").visible;
    }
    function walk(goal: int) {
        for (const key of [Qt.Key_Left, Qt.Key_Up, Qt.Key_Right, Qt.Key_Down, Qt.Key_Left, Qt.Key_Up, Qt.Key_Right, Qt.Key_Down])
            if (stoneHand.cursor !== goal)
                keyClick(key);
        compare(stoneHand.cursor, goal);
    }
    function settle() {
        tryVerify(() => [0, 1, 2, 3].every(id => !board.stone(id).sliding));
    }
    function said(): string {
        return part("stoneBadge").message;
    }
}
