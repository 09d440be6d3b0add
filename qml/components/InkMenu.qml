// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Qipan

/*! A menu on raised paper. */
T.Menu {
    id: root
    implicitWidth: 288
    implicitHeight: Math.min(contentHeight + topPadding + bottomPadding, parentWindowHeight - 2 * Theme.gap)
    property real parentWindowHeight: 4096
    padding: 6
    margins: Theme.gap
    overlap: 1
    font.pixelSize: Theme.fontBody

    delegate: InkMenuItem {}
    contentItem: ListView {
        implicitHeight: contentHeight
        model: root.contentModel
        currentIndex: root.currentIndex
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
