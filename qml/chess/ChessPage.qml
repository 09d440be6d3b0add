// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.App
import Qipan.Boards
import Qipan.Shell

/*! Chess: the board and the panel beside it, and all that belongs to one game. */
GamePage {
    id: root
    property string startFile: ""
    property string startFen: ""
    /*! The port of a real board; empty: the last one, if there was any. */
    property string startBoard: ""
    readonly property BoardState realBoard: boardState
    readonly property ChessGame game: chessGame
    readonly property BoardInput input: boardInput
    /*! Something lies over the board. */
    readonly property bool covered: cover.item !== null || menu.opened

    title: words.state
    boardSignal: boardState.told ? boardState.signal : "transparent"
    onBoardWanted: cover.toggle("BoardCard")
    onSettingsWanted: cover.toggle("SettingsCard")
    // Nobody loses time while another game is on the screen.
    onVisibleChanged: {
        if (visible)
            return;
        boardInput.clearTyped();
        if (chessGame.clock.running)
            chessGame.clock.pause();
    }

    Keys.onPressed: event => event.accepted = !covered && ((event.key === Qt.Key_Escape && area.dismissResult())
                                                           || keys.press(event.key, event.modifiers, event.text))
    Component.onCompleted: {
        if (storeFolder !== "")
            gameStore.folder = storeFolder;
        autosave.start();
        if (startFen !== "")
            chessGame.newGameFromFen(startFen);
        if (startFile !== "")
            actions.file.openPath(startFile);
        boardLink.start(startBoard);
    }

    ChessGame {
        id: chessGame
        clock.watched: root.watched
    }
    BoardInput {
        id: boardInput
        game: chessGame
        autoQueen: Settings.autoQueen
    }
    GameStore {
        id: gameStore
        game: "chess"
    }
    Autosave {
        id: autosave
        game: chessGame
        input: boardInput
        store: gameStore
    }
    BoardLink {
        id: boardLink
        game: chessGame
    }
    BoardState {
        id: boardState
        link: boardLink
    }
    Connections {
        target: boardLink.session
        function onPromotionAsked(from, to) {
            boardInput.askPromotion(from, to);
        }
        function onCaughtUp(plies) {
            area.say(qsTr("%n move(s) made on the board meanwhile.", "", plies));
        }
    }
    Connections {
        target: boardInput
        function onPromotionCancelled() {
            boardLink.session.cancelPromotion();
        }
    }
    Connections {
        target: boardLink
        function onFoundBoard(name) {
            //: %1 is the name of a real board
            area.say(qsTr("%1 is connected.").arg(name));
        }
        function onLostBoard(name) {
            area.say(qsTr("%1 is not there any more.").arg(name));
        }
    }
    GameWords {
        id: words
        game: chessGame
    }
    GameSounds {
        game: chessGame
    }
    AutoFlip {
        game: chessGame
        input: boardInput
    }
    ChessActions {
        id: actions
        objectName: "actions"
        game: chessGame
        input: boardInput
        words: words
        onSaid: text => area.say(text)
        onDialogClosed: root.giveFocusBack()
        onNewGameAsked: cover.part = "NewGameCard"
        onUndoAsked: talk.askUndo()
        onOverwriteAsked: talk.ask(PanelState.Overwrite)
    }
    ChessShortcuts {
        game: chessGame
        actions: actions
        stepping: !area.choosingPromotion && !root.covered
        arrowsStep: !area.cursorShown
        onRecentWanted: cover.toggle("RecentList")
        onSettingsWanted: cover.toggle("SettingsCard")
        onHelpWanted: cover.toggle("KeyHelp")
        onBoardWanted: root.boardWanted()
        onMenuWanted: menu.openAbove(bars)
        onFullScreenWanted: root.fullScreenWanted()
    }
    BoardKeys {
        id: keys
        input: boardInput
        cursorShown: area.cursorShown
        choosingPromotion: area.choosingPromotion
        onFlipWanted: actions.flip()
    }
    PanelState {
        id: talk
        game: chessGame
        actions: actions
        store: gameStore
        words: words
        onClosed: root.takeFocus()
    }
    ChessLayout {
        id: places
        width: root.width
        height: root.height
        boardWidth: area.implicitWidth
    }

    // Where the keys go when nothing else wants them: Tab enters the board from here in one step.
    Item {
        id: home
        focus: true
    }
    BoardArea {
        id: area
        objectName: "boardArea"
        x: places.board.x
        y: places.board.y
        width: implicitWidth
        height: implicitHeight
        side: places.boardSide
        realBoard: boardState
        game: chessGame
        input: boardInput
        words: words
        onUsed: root.takeFocus()
        onNewGameWanted: actions.askNewGame()
        onRematchWanted: chessGame.rematch()
    }

    PlayerSeat {
        objectName: "upperPlayer"
        x: places.upperCard.x
        y: places.upperCard.y
        width: places.upperCard.width
        height: places.upperCard.height
        flat: places.stacked
        white: boardInput.flipped
        game: chessGame
        words: words
        sealed: talk.question === PanelState.Nothing
        onDone: root.takeFocus()
    }

    PlayerSeat {
        objectName: "lowerPlayer"
        x: places.lowerCard.x
        y: places.lowerCard.y
        width: places.lowerCard.width
        height: places.lowerCard.height
        flat: places.stacked
        white: !boardInput.flipped
        game: chessGame
        words: words
        sealed: talk.question === PanelState.Nothing
        onDone: root.takeFocus()
    }

    GamePanel {
        id: panel
        objectName: "panel"
        x: places.middle.x
        y: places.middle.y
        width: places.middle.width
        height: places.middle.height
        game: chessGame
        actions: actions
        words: words
        panel: talk
        board: boardState
        onBoardWanted: root.boardWanted()
        // A question is asked beside the board, so nothing may lie over it.
        onOpenQuestionChanged: if (openQuestion) cover.hide()
    }

    BottomBars {
        id: bars
        x: places.bars.x
        y: places.bars.y
        width: places.bars.width
        height: places.bars.height
        flat: places.stacked
        game: chessGame
        actions: actions
        words: words
        onDrawWanted: talk.ask(PanelState.Draw)
        onResignWanted: talk.askResign()
        onRecentWanted: cover.part = "RecentList"
        onMenuWanted: from => menu.openAbove(from)
    }

    ChessCover {
        id: cover
        objectName: "cover"
        anchors.fill: parent
        actions: actions
        store: gameStore
        board: boardState
        onChosen: (from, id) => autosave.openRecent(id)
        onItemChanged: item ? (item as Item).forceActiveFocus(Qt.OtherFocusReason) : root.giveFocusBack()
    }

    MenuPlace {
        id: menu
        anchors.fill: parent
        menu: "ChessMenu"
        starts: ({ ChessMenu: { objectName: "chessMenu", game: chessGame, actions: actions } })
        onCoverWanted: part => cover.part = part
        onFullScreenWanted: root.fullScreenWanted()
        onClosed: root.giveFocusBack()
    }

    Connections {
        target: Language
        function onCodeChanged() {
            chessGame.retranslate();
            boardLink.retranslate();
        }
    }
    DropArea {
        anchors.fill: parent
        keys: ["text/uri-list", "text/plain"]
        onDropped: drop => drop.hasUrls ? actions.openFile(drop.urls[0]) : actions.pasteText(drop.text)
    }

    /*! Keys go to what is open beneath a card or a dialog that was closed. */
    function giveFocusBack(): void {
        if (cover.item)
            (cover.item as Item).forceActiveFocus(Qt.OtherFocusReason);
        else if (panel.openQuestion)
            panel.openQuestion.forceActiveFocus(Qt.OtherFocusReason);
        else
            takeFocus();
    }
    /*! Keys go to the board's own keys again. */
    function takeFocus(): void {
        home.forceActiveFocus(Qt.OtherFocusReason);
    }
}
