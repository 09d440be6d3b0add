// SPDX-License-Identifier: MIT
import QtQuick
import Qipan.App

/*! The one pointer over the board: says which square was pressed, dragged to and let go, and turns the wheel's
    notches into steps. A drag begins after three pixels. The right button draws arrows and circles. */
MouseArea {
    id: root
    required property BoardInput input
    required property BoardMarks marks
    required property real squareSize
    property int pressedSquare: -1
    property point pressedAt
    /*! A drop is being played: the man in the hand stays there until it is done. */
    property bool dropping: false
    property int wheelTurn: 0
    signal used
    signal lifted(square: int)
    signal settled
    signal notched(steps: int)

    hoverEnabled: true
    acceptedButtons: Qt.LeftButton | Qt.RightButton
    preventStealing: true
    cursorShape: input.dragSquare >= 0 ? Qt.ClosedHandCursor
               : input.hoverSquare >= 0 || input.game.mayPick(squareAt(mouseX, mouseY)) ? Qt.PointingHandCursor
               : Qt.ArrowCursor

    function squareAt(x: real, y: real): int {
        const column = Math.floor(x / squareSize);
        const row = Math.floor(y / squareSize);
        if (column < 0 || column > 7 || row < 0 || row > 7)
            return -1;
        return input.flipped ? 8 * row + 7 - column : 8 * (7 - row) + column;
    }

    onPressed: mouse => {
        root.used();
        const square = squareAt(mouse.x, mouse.y);
        if (mouse.button === Qt.RightButton) {
            pressedSquare = -1;
            input.dragSquare >= 0 ? input.cancelDrag() : marks.begin(square, mouse.modifiers);
            return;
        }
        marks.cancel();
        if (!input.game.mayPick(square))
            marks.clear();
        input.asking = mouse.modifiers & Qt.ControlModifier;
        pressedAt = Qt.point(mouse.x, mouse.y);
        pressedSquare = square;
        input.press(pressedSquare);
    }
    onPositionChanged: mouse => {
        const square = squareAt(mouse.x, mouse.y);
        marks.stretch(square);
        if (pressed && pressedSquare >= 0
                && Math.max(Math.abs(mouse.x - pressedAt.x), Math.abs(mouse.y - pressedAt.y)) >= 3) {
            input.startDrag(pressedSquare);
            if (input.dragSquare >= 0)
                root.lifted(input.dragSquare);
            pressedSquare = -1;
        }
        input.hover(square);
    }
    onReleased: mouse => {
        const square = squareAt(mouse.x, mouse.y);
        if (mouse.button === Qt.RightButton) {
            marks.finish();
        } else if (input.dragSquare >= 0) {
            input.asking = mouse.modifiers & Qt.ControlModifier;
            dropping = true;
            input.drop(square);
            dropping = false;
            root.settled();
        } else {
            input.release(square);
        }
    }
    onCanceled: {
        input.cancelDrag();
        marks.cancel();
    }
    onExited: input.hover(-1)
    onWheel: wheel => {
        wheelTurn += wheel.angleDelta.y;
        const steps = Math.trunc(wheelTurn / 120);
        wheelTurn -= 120 * steps;
        if (steps !== 0)
            root.notched(-steps);
    }

    Connections {
        target: root.input
        function onDragSquareChanged() {
            if (root.input.dragSquare < 0 && !root.dropping)
                root.settled();
        }
    }
}
