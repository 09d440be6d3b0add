// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! Where the parts of the chess page lie: the panel beside the board, or around it where that leaves the board larger.
    All lengths are in device-independent pixels. */
QtObject {
    id: root
    required property real width
    required property real height
    /*! The board as it is drawn: whole pixels a square, so a little less than boardSide. */
    required property real boardWidth

    readonly property int gap: Theme.gap
    readonly property int margin: stacked ? Theme.gap : Theme.margin
    readonly property int panelWidth: width < 900 ? 240 : width < 1800 ? 320 : 400
    /*! Of the strips around a board that fills the window's width. */
    readonly property int flatCard: 40
    readonly property int stripHeight: 44

    readonly property real sideBeside: Math.min(height - 2 * Theme.margin, width - panelWidth - 3 * Theme.margin)
    readonly property real sideAbove: Math.min(width - 2 * Theme.gap,
                                               height - 2 * flatCard - 2 * stripHeight - 6 * Theme.gap)
    readonly property bool stacked: sideAbove > sideBeside
    readonly property real boardSide: Math.max(128, stacked ? sideAbove : sideBeside)

    readonly property real rest: width - boardWidth
    readonly property rect board: stacked ? Qt.rect(Math.round(rest / 2), margin + flatCard + gap, boardWidth, boardWidth)
                                          : Qt.rect(Math.round((rest - Theme.margin - panelWidth) / 2),
                                                    Math.round((height - boardWidth) / 2), boardWidth, boardWidth)
    readonly property real boardBottom: board.y + board.height

    /*! The column beside the board. It ends with the board, or where that is far lower than the window with the window. */
    readonly property real beyond: board.y - Theme.margin > 24 ? board.y - Theme.margin : 0
    readonly property real columnX: stacked ? board.x : board.x + board.width + Theme.margin
    readonly property real columnWidth: stacked ? board.width : panelWidth
    readonly property int cardHeight: stacked ? flatCard : 72
    readonly property int barsHeight: stacked ? stripHeight : 56 + gap + 32

    readonly property rect upperCard: Qt.rect(columnX, stacked ? margin : board.y - beyond, columnWidth, cardHeight)
    readonly property rect bars: Qt.rect(columnX, (stacked ? height - margin : boardBottom + beyond) - barsHeight, columnWidth, barsHeight)
    readonly property rect lowerCard: Qt.rect(columnX, stacked ? boardBottom + gap : bars.y - gap - cardHeight,
                                              columnWidth, cardHeight)
    readonly property real middleTop: stacked ? lowerCard.y + lowerCard.height + gap : upperCard.y + upperCard.height + gap
    readonly property rect middle: Qt.rect(columnX, middleTop, columnWidth,
                                           (stacked ? bars.y : lowerCard.y) - gap - middleTop)
}
