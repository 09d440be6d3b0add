// SPDX-License-Identifier: MIT
// No bound components: the Loader of Qt 6.4 cannot create them.
// qmllint disable unqualified
import QtQuick
import Qipan
import Qipan.App
import Qipan.Boards

/*! The middle of the panel: the moves, or the question that is open, and what there is to say.
    Where it is only a strip, the moves are a slider, and a question grows upwards over what lies above. */
Item {
    id: root
    required property ChessGame game
    required property ChessActions actions
    required property GameWords words
    required property PanelState panel
    required property BoardState board
    readonly property bool strip: height < 120
    /*! The question that is open, or null. */
    readonly property Item openQuestion: sheet.item as Item
    signal boardWanted

    LaterLoader {
        id: chip
        objectName: "boardChip"
        // In a strip there is room for what matters only.
        readonly property bool wanted: root.board.told && (!root.strip || root.board.pressing)
        part: wanted ? "BoardChip" : ""
        visible: wanted
        anchors { left: parent.left; right: parent.right; top: parent.top }
        z: 1
        starts: ({ BoardChip: { board: root.board, game: root.game } })
        Connections {
            target: chip.item
            ignoreUnknownSignals: true
            function onOpened() {
                root.boardWanted();
            }
        }
    }
    PanelNews {
        id: news
        panel: root.panel
        board: root.board
    }

    Column {
        id: foot
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        z: 1
        spacing: Theme.gap
        topPadding: root.strip || !(notices.visible || status.visible) ? 0 : Theme.gap
        StatusLine {
            id: status
            visible: !root.strip && !root.openQuestion && text !== ""
            width: parent.width
            game: root.game
            words: root.words
        }
        LaterLoader {
            id: notices
            visible: news.any
            part: news.any ? "PanelNotices" : ""
            width: parent.width
            starts: ({ PanelNotices: { news: news } })
        }
    }

    MoveList {
        anchors { left: parent.left; right: parent.right; top: chip.wanted ? chip.bottom : parent.top; bottom: foot.top; topMargin: chip.wanted ? Theme.gap : 0 }
        visible: !sheet.item && !root.strip
        game: root.game
        words: root.words
    }
    Card {
        anchors.fill: parent
        visible: root.strip
        StatusLine {
            visible: root.height >= 84 && !news.any
            anchors { left: parent.left; right: parent.right; top: parent.top; bottom: steps.top; margins: Theme.gap }
            game: root.game
            words: root.words
        }
        Loader {
            id: steps
            active: root.strip
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: 4 }
            sourceComponent: StepBar {
                ply: root.game.ply
                plyCount: root.game.plyCount
                onChosen: ply => root.game.goToPly(ply)
            }
        }
    }

    PanelQuestion {
        id: sheet
        anchors { left: parent.left; right: parent.right; bottom: root.strip ? parent.bottom : foot.top }
        height: root.strip ? (item ? (item as Item).implicitHeight : 0) : parent.height - foot.height
        z: 2
        panel: root.panel
    }
}
