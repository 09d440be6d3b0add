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

    delegate: InkMenuItem {}
    contentItem: ListView {
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
