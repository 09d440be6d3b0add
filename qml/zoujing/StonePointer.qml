// SPDX-License-Identifier: MIT
import QtQuick
import Qipan.Zoujing

/*! The one pointer over the stones: says which point was pressed, dragged to and let go, and turns the wheel's notches
    into steps. A drag begins after three pixels. */
MouseArea {
    id: root
    required property ZoujingGame game
    required property ZoujingHand stoneHand
    /*! By point, from 0 to 1. */
    required property var places
    /*! The id of the stone that follows the pointer, or -1. */
    property int dragged: -1
    readonly property int hovered: containsMouse ? pointAt(mouseX, mouseY) : -1
    property int from: -1
    property point pressedAt
    property int wheelTurn: 0
    property bool dropping: false
    signal used
    signal notched(steps: int)

    hoverEnabled: true
    preventStealing: true
    cursorShape: dragged >= 0 ? Qt.ClosedHandCursor
               : hovered >= 0 && !game.thinking && (game.values[hovered] !== ZoujingGame.NoValue
                                                    || (stoneHand.selected >= 0 && hovered === game.blank)) ? Qt.PointingHandCursor
               : Qt.ArrowCursor

    /*! The point near by, or -1. */
    function pointAt(x: real, y: real): int {
        const reach = 0.115 * width;
        for (let point = 0; point < places.length; ++point)
            if (Math.hypot(x - places[point].x * width, y - places[point].y * height) <= reach)
                return point;
        return -1;
    }

    onPressed: mouse => {
        root.used();
        from = pointAt(mouse.x, mouse.y);
        pressedAt = Qt.point(mouse.x, mouse.y);
        stoneHand.press(from);
    }
    onPositionChanged: mouse => {
        if (pressed && dragged < 0 && stoneHand.heldStone >= 0
                && Math.max(Math.abs(mouse.x - pressedAt.x), Math.abs(mouse.y - pressedAt.y)) >= 3)
            dragged = stoneHand.heldStone;
    }
    onReleased: mouse => {
        const point = pointAt(mouse.x, mouse.y);
        if (dragged < 0) {
            stoneHand.release(point);
            return;
        }
        // In the hand until the move is made, so that it does not slide.
        dropping = true;
        stoneHand.drop(from, point);
        dropping = false;
        dragged = -1;
    }
    onCanceled: stoneHand.cancel()
    onWheel: wheel => {
        wheelTurn += wheel.angleDelta.y;
        const steps = Math.trunc(wheelTurn / 120);
        wheelTurn -= 120 * steps;
        if (steps !== 0)
            root.notched(-steps);
    }

    Connections {
        target: root.stoneHand
        function onHeldStoneChanged() {
            if (root.stoneHand.heldStone < 0 && !root.dropping)
                root.dragged = -1;
        }
    }
}
