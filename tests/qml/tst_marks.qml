// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Qipan.App

Item {
    width: 1280
    height: 800

    SettingsCase {
        id: root
        name: "Marks"

        function marks(): var {
            return board ? all(board, item => item.objectName.startsWith("mark-")) : [];
        }
        /*! Such as "e2e4", and a circle as "e4e4", each with its colour's number. */
        function drawn(): string {
            const named = square => "abcdefgh"[square % 8] + (1 + (square >> 3));
            return marks().map(mark => named(mark.from) + named(mark.to) + ":" + mark.color).sort().join(" ");
        }
        function rightPress(name: string, modifiers: int) {
            const where = square(name);
            mousePress(where, where.width / 2, where.height / 2, Qt.RightButton, modifiers);
        }
        function rightRelease(name: string) {
            const where = square(name);
            mouseRelease(where, where.width / 2, where.height / 2, Qt.RightButton);
        }
        function circle(name: string, modifiers = Qt.NoModifier) {
            arrow(name, name, modifiers);
        }
        function arrow(from: string, to: string, modifiers = Qt.NoModifier) {
            rightPress(from, modifiers);
            if (to !== from)
                pull(to);
            rightRelease(to);
        }
        function middleOf(name: string): point {
            const where = square(name);
            return Qt.point(where.x + where.width / 2, where.y + where.height / 2);
        }
        /*! Where the tip of an arrow points to: its length along its direction. */
        function endOf(mark: Item): point {
            const angle = mark.rotation * Math.PI / 180;
            return Qt.point(mark.x + mark.length * Math.cos(angle), mark.y + mark.length * Math.sin(angle));
        }
        function compareFrom(mark: Item, name: string) {
            fuzzyCompare(mark.x, middleOf(name).x, 0.5);
            fuzzyCompare(mark.y, middleOf(name).y, 0.5);
        }
        function compareTo(mark: Item, name: string) {
            fuzzyCompare(endOf(mark).x, middleOf(name).x, 0.5);
            fuzzyCompare(endOf(mark).y, middleOf(name).y, 0.5);
        }

        function test_rightClickDrawsACircle() {
            circle("e5");
            compare(drawn(), "e5e5:" + BoardMarks.Green);
            compareFrom(marks()[0], "e5");
            compare(game.ply, 0);
            compare(input.selectedSquare, -1);
        }
        function test_rightDragDrawsAnArrow() {
            rightPress("g1", Qt.NoModifier);
            pull("f3");
            // It is seen before the button is let go.
            compare(drawn(), "g1f3:" + BoardMarks.Green);
            pull("h3");
            rightRelease("h3");
            compare(drawn(), "g1h3:" + BoardMarks.Green);
            compareFrom(marks()[0], "g1");
            compareTo(marks()[0], "h3");
            compare(game.ply, 0);
        }
        function test_arrowLetGoOffTheBoardEndsOnTheLastSquare() {
            rightPress("e4", Qt.NoModifier);
            pull("h4");
            mouseMove(root.parent, 1200, 400);
            mouseRelease(root.parent, 1200, 400, Qt.RightButton);
            compare(drawn(), "e4h4:" + BoardMarks.Green);
        }

        function test_colours_data() {
            return [
                { tag: "green", modifiers: Qt.NoModifier, color: BoardMarks.Green, part: "g" },
                { tag: "red with Shift", modifiers: Qt.ShiftModifier, color: BoardMarks.Red, part: "r" },
                { tag: "blue with Alt", modifiers: Qt.AltModifier, color: BoardMarks.Blue, part: "b" },
                {
                    tag: "yellow with both", modifiers: Qt.ShiftModifier | Qt.AltModifier, color: BoardMarks.Yellow,
                    part: "rg"
                }
            ];
        }
        function test_colours(data) {
            circle("e5", data.modifiers);
            arrow("b4", "d4", data.modifiers);
            compare(drawn(), `b4d4:${data.color} e5e5:${data.color}`);
            // The ring's left edge, and the middle of the arrow.
            for (const seen of [pixel("e5", 0.045, 0.5), pixel("c4", 0.5, 0.5)])
                for (const other of "rgb")
                    if (!data.part.includes(other))
                        verify(seen[data.part[0]] > seen[other] + 0.1, String(seen));
        }

        function test_sameAgainErases() {
            circle("e5");
            arrow("a1", "a4");
            circle("e5");
            compare(drawn(), "a1a4:0");
            arrow("a1", "a4");
            compare(drawn(), "");
        }
        function test_otherColourReplaces() {
            arrow("a1", "a4");
            arrow("a1", "a4", Qt.ShiftModifier);
            compare(drawn(), "a1a4:1");
        }
        function test_otherDirectionIsAnotherArrow() {
            arrow("a1", "a4");
            arrow("a4", "a1");
            compare(drawn(), "a1a4:0 a4a1:0");
        }

        function test_leftClickOnAnEmptySquareClearsAll() {
            circle("e5");
            arrow("a1", "a4", Qt.AltModifier);
            click("d5");
            compare(drawn(), "");
        }
        function test_choosingAManKeepsThem() {
            circle("e5");
            click("e2");
            compare(input.selectedSquare, indexOf("e2"));
            compare(drawn(), "e5e5:0");
        }
        function test_moveClearsThem() {
            circle("e5");
            clickMove("e2e4");
            compare(drawn(), "");
            circle("e5");
            keySequence("Ctrl+Z");
            compare(drawn(), "");
        }
        function test_stepClearsThem() {
            typeMove("e4");
            circle("e5");
            keyClick(Qt.Key_Left);
            compare(drawn(), "");
        }

        function test_rightPressCancelsADrag() {
            const man = piece("e2");
            press("e2");
            pull("e4");
            compare(input.dragSquare, indexOf("e2"));
            rightPress("e4", Qt.NoModifier);
            compare(input.dragSquare, -1);
            compare(man.y, square("e2").y);
            rightRelease("e4");
            release("e4");
            compare(game.ply, 0);
            compare(drawn(), "");
            dragMove("e2e4");
            compare(game.ply, 1);
        }
        function test_leftPressGivesUpAnArrow() {
            rightPress("e4", Qt.NoModifier);
            pull("e6");
            press("e2");
            compare(drawn(), "");
            compare(input.selectedSquare, indexOf("e2"));
            release("e2");
            rightRelease("e6");
            compare(drawn(), "");
        }
        function test_theyTurnWithTheBoard() {
            arrow("g1", "f3");
            circle("a1");
            const before = marks().map(mark => Qt.point(mark.x, mark.y));
            input.flipped = true;
            compare(drawn(), "a1a1:0 g1f3:0");
            for (const mark of marks()) {
                compareFrom(mark, mark.from === mark.to ? "a1" : "g1");
                compareTo(mark, mark.from === mark.to ? "a1" : "f3");
            }
            marks().forEach((mark, row) => {
                fuzzyCompare(mark.x, board.width - before[row].x, 0.5);
                fuzzyCompare(mark.y, board.height - before[row].y, 0.5);
            });
            arrow("b8", "c6");
            compareTo(marks()[2], "c6");
        }
        function test_theyGrowWithTheBoard() {
            arrow("g1", "f3");
            root.parent.width = 800;
            root.parent.height = 600;
            compareFrom(marks()[0], "g1");
            compareTo(marks()[0], "f3");
            root.parent.width = 1280;
            root.parent.height = 800;
            compareTo(marks()[0], "f3");
        }
        function test_rightButtonPlaysNothing() {
            click("e2");
            circle("e4");
            compare(game.ply, 0);
            compare(input.selectedSquare, indexOf("e2"));
            click("e4");
            compare(game.ply, 1);
        }
    }
}
