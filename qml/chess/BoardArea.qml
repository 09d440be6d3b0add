// SPDX-License-Identifier: MIT
// No bound components: the Loader of Qt 6.4 cannot create them.
// qmllint disable unqualified
import QtQuick
import Qipan
import Qipan.App
import Qipan.Shell

/*! The board in its frame, and what lies on it: the promotion chooser, the result, a line of words. */
Item {
    id: root
    required property ChessGame game
    required property BoardInput input
    required property GameWords words
    required property BoardState realBoard
    /*! The outer side, frame and all. */
    required property real side
    readonly property bool coordinatesOutside: Settings.coordinates === "outside"
    readonly property int frame: coordinatesOutside ? Math.max(16, Math.round(side / 32)) : Math.max(4, Math.round(side / 128))
    readonly property real squareSize: Math.max(16, Math.floor((side - 2 * frame) * Screen.devicePixelRatio / 8)
                                                    / Screen.devicePixelRatio)
    readonly property bool cursorShown: board.focus
    readonly property bool choosingPromotion: input.promotionSquare >= 0
    property bool resultDismissed: false
    /*! The game came with its end, from a file or from the last time: nobody waits for its result. */
    property bool broughtItsEnd: false
    readonly property bool resultShown: words.over && game.atEnd && !resultDismissed && !broughtItsEnd
    signal used
    signal newGameWanted
    signal rematchWanted

    /*! Takes the result off the board; false if it was not there. */
    function dismissResult(): bool {
        if (!resultShown)
            return false;
        resultDismissed = true;
        return true;
    }

    implicitWidth: 8 * squareSize + 2 * frame
    implicitHeight: implicitWidth

    function say(text: string): void {
        badge.say(text);
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.buttonRadius
        color: Theme.board.frame
    }

    Board {
        id: board
        objectName: "board"
        x: root.frame
        y: root.frame
        game: root.game
        input: root.input
        squareSize: root.squareSize
        coordinateFrame: root.coordinatesOutside ? root.frame : 0
        onUsed: {
            root.dismissResult();
            root.used();
        }
        onNotched: steps => root.game.goToPly(Math.max(0, Math.min(root.game.plyCount, root.game.ply + steps)))
    }

    LaterLoader {
        objectName: "boardDifferences"
        anchors.fill: board
        part: root.realBoard.found && root.game.atEnd ? "BoardDifferences" : ""
        visible: part !== ""
        starts: ({ BoardDifferences: { session: root.realBoard.session } })
        onLoaded: {
            (item as BoardDifferences).squareSize = Qt.binding(() => root.squareSize);
            (item as BoardDifferences).flipped = Qt.binding(() => root.input.flipped);
        }
    }

    Loader {
        id: chooser
        objectName: "promotionChooser"
        property bool boardHadFocus: false
        anchors.fill: board
        active: root.choosingPromotion
        onLoaded: {
            boardHadFocus = board.focus;
            (chooser.item as Item).forceActiveFocus(Qt.OtherFocusReason);
        }
        onActiveChanged: {
            if (active)
                return;
            if (boardHadFocus)
                board.forceActiveFocus(Qt.OtherFocusReason);
            else
                root.used();
        }
        sourceComponent: PromotionChooser {
            input: root.input
            squareSize: root.squareSize
            drawingSize: board.drawingSize
        }
    }

    Loader {
        objectName: "resultBanner"
        anchors.centerIn: board
        active: root.resultShown
        sourceComponent: ResultBanner {
            width: Math.min(420, board.width - 32)
            words: root.words
            onNewGameWanted: root.newGameWanted()
            onRematchWanted: root.rematchWanted()
            onDismissed: root.resultDismissed = true
            onReviewWanted: {
                root.resultDismissed = true;
                root.game.goToStart();
            }
        }
    }

    BoardBadge {
        id: badge
        objectName: "badge"
        anchors { horizontalCenter: board.horizontalCenter; bottom: board.bottom; bottomMargin: Math.round(root.squareSize / 4) }
        typedText: root.input.typedText
        typedPlays: root.input.typedPlays
    }

    Connections {
        target: root.input
        function onMessageChanged() {
            badge.say(root.input.message);
        }
    }
    // What was said was true of the position that was.
    Connections {
        target: root.game
        function onPositionChanged() {
            root.say("");
        }
        function onOutcomeChanged() {
            root.say("");
            root.resultDismissed = false;
            root.broughtItsEnd = root.broughtItsEnd && root.words.over;
        }
        function onGameReplaced() {
            root.resultDismissed = false;
            root.broughtItsEnd = root.game.outcome !== ChessGame.Ongoing;
        }
    }
}
