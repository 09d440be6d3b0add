// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! What may be higher than its card. The wheel, Up and Down move it, and what has the focus comes into sight. */
Flickable {
    id: root
    /*! What has the keys in this window, here or elsewhere. */
    readonly property Item focused: Window.activeFocusItem

    clip: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
    ThinScrollBar.vertical: ThinScrollBar {}
    Keys.onDownPressed: moveTo(contentY + 48)
    Keys.onUpPressed: moveTo(contentY - 48)
    onFocusedChanged: reveal(focused)

    function moveTo(y: real): void {
        contentY = Math.max(0, Math.min(contentHeight - height, y));
    }
    function reveal(item: Item): void {
        let above = item;
        while (above && above !== contentItem)
            above = above.parent;
        if (!above || item === contentItem)
            return;
        const y = item.mapToItem(contentItem, 0, 0).y;
        moveTo(Math.min(Math.max(contentY, y + item.height + 12 - height), y - 12));
    }
}
