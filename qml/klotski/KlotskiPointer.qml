// SPDX-License-Identifier: MIT
import QtQuick
import Qipan.Klotski

/*! The pointer over the blocks: it drags them, and tells how fast it was when it let go. */
MouseArea {
    id: root
    required property real cell
    required property KlotskiHand hand
    signal used
    signal notched(steps: int)

    /*! The last places of the pointer, in cells, with their times in milliseconds. */
    property var trail: []

    hoverEnabled: false
    onPressed: mouse => {
        used();
        trail = [];
        hand.press(mouse.x / cell, mouse.y / cell);
        note(mouse.x, mouse.y);
    }
    onPositionChanged: mouse => {
        note(mouse.x, mouse.y);
        hand.drag(mouse.x / cell, mouse.y / cell);
    }
    onReleased: mouse => {
        note(mouse.x, mouse.y);
        const speed = speedNow();
        hand.release(speed.x, speed.y);
    }
    onCanceled: hand.cancel()
    onWheel: wheel => {
        rest += wheel.angleDelta.y;
        const steps = Math.trunc(rest / 120);
        rest -= steps * 120;
        if (steps !== 0)
            notched(-steps);
    }
    property int rest: 0

    function note(x: real, y: real): void {
        trail = trail.slice(-9).concat([x / cell, y / cell, Date.now()]);
    }
    /*! In cells a second, over the last tenth of a second or so; 0 when the pointer rested before it let go. */
    function speedNow(): point {
        const last = trail.length - 3;
        let first = last;
        while (first >= 3 && trail[last + 2] - trail[first - 1] < 120)
            first -= 3;
        const seconds = (trail[last + 2] - trail[first + 2]) / 1000;
        if (seconds <= 0)
            return Qt.point(0, 0);
        return Qt.point((trail[last] - trail[first]) / seconds, (trail[last + 1] - trail[first + 1]) / seconds);
    }
}
