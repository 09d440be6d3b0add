// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! Where the parts of the Klotski page lie: the panel beside the board, or below it in a tall window.
    All lengths are in device-independent pixels. */
QtObject {
    id: root
    required property real width
    required property real height
    /*! The board as it is drawn, whole pixels a cell. */
    required property real boardWidth
    required property real boardHeight

    readonly property bool stacked: height > width
    readonly property int margin: stacked ? Theme.gap : Theme.margin
    readonly property int panelWidth: width < 900 ? 240 : width < 1800 ? 320 : 400
    readonly property int panelHeight: 272

    /*! The room that the board may take. */
    readonly property real roomWidth: Math.max(96, stacked ? width - 2 * margin : width - panelWidth - 3 * margin)
    readonly property real roomHeight: Math.max(120, stacked ? height - panelHeight - 3 * margin : height - 2 * margin)

    readonly property rect board: stacked
        ? Qt.rect(Math.round((width - boardWidth) / 2), margin, boardWidth, boardHeight)
        : Qt.rect(Math.round((width - boardWidth - margin - panelWidth) / 2), Math.round((height - boardHeight) / 2),
                  boardWidth, boardHeight)
    readonly property rect panel: stacked
        ? Qt.rect(margin, height - margin - panelHeight, width - 2 * margin, panelHeight)
        : Qt.rect(board.x + board.width + margin, board.y, panelWidth, board.height)
}
