// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Qipan

/*! A menu on raised paper. */
T.Menu {
    id: root
    implicitWidth: 288
    implicitHeight: Math.min(linesHeight + topPadding + bottomPadding, parentWindowHeight - 2 * Theme.gap)
    property real parentWindowHeight: 4096
    /*! Of all lines. The view below only guesses it as long as it is not open. */
    readonly property real linesHeight: {
        let sum = 0;
        for (let line = 0; line < count; ++line)
            sum += itemAt(line).implicitHeight;
        return sum;
    }
    padding: 6
    margins: Theme.gap
    overlap: 1
    font.pixelSize: Theme.fontBody

    /*! Marks the next command that can be given, in steps of by; the last and the first are neighbours. */
    function mark(by: int): void {
        let line = currentIndex < 0 && by < 0 ? 0 : currentIndex;
        for (let steps = 0; steps < count; ++steps) {
            line = (line + by + count) % count;
            if (itemAt(line) instanceof InkMenuItem && itemAt(line).enabled) {
                currentIndex = line;
                return;
            }
        }
    }

    delegate: InkMenuItem {}
    contentItem: ListView {
        // The menu's own way stops at both ends, and finds nothing above where nothing is marked.
        focus: true
        Keys.onUpPressed: root.mark(-1)
        Keys.onDownPressed: root.mark(1)
        implicitHeight: contentHeight
        model: root.contentModel
        // Later: a line under the pointer becomes the current one while the view is still being filled.
        Binding on currentIndex {
            value: root.currentIndex
            delayed: true
        }
        interactive: contentHeight > height
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds
        ThinScrollBar.vertical: ThinScrollBar {}
    }
    background: Rectangle {
        radius: Theme.cardRadius
        color: Theme.raised
        border.width: 1
        border.color: Theme.hairline
    }
}
