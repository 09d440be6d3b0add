// SPDX-License-Identifier: MIT
// No bound components: the Loader of Qt 6.4 cannot create them.
// qmllint disable unqualified
import QtQuick
import Qipan
import Qipan.App

/*! Chess: the board and the panel beside it, and all that belongs to one game. */
FocusScope {
    id: root
    property string startFile: ""
    property string startFen: ""
    readonly property string title: words.state
    readonly property ChessGame game: chessGame
    readonly property BoardInput input: boardInput
    readonly property bool covered: cover.item !== null
    property bool helpShown: false

    readonly property int panelWidth: width < 900 ? 240 : width < 1800 ? 320 : 400
    readonly property real boardSide: Math.min(height - 2 * Theme.margin, width - panelWidth - 3 * Theme.margin)

    Keys.onPressed: event => event.accepted = (event.key === Qt.Key_Escape && area.dismissResult())
                                              || keys.press(event.key, event.modifiers, event.text)
    Component.onCompleted: {
        if (startFen !== "")
            chessGame.newGameFromFen(startFen);
        if (startFile !== "")
            actions.file.open(startFile);
    }

    ChessGame {
        id: chessGame
    }
    BoardInput {
        id: boardInput
        game: chessGame
    }
    GameWords {
        id: words
        game: chessGame
    }
    ChessActions {
        id: actions
        objectName: "actions"
        game: chessGame
        input: boardInput
        onSaid: text => area.say(text)
        onDialogClosed: root.giveFocusBack()
    }
    ChessShortcuts {
        game: chessGame
        actions: actions
        stepping: !area.choosingPromotion && !root.covered
        arrowsStep: !area.cursorShown
        onHelpWanted: root.helpShown = !root.helpShown
    }
    BoardKeys {
        id: keys
        input: boardInput
        cursorShown: area.cursorShown
        choosingPromotion: area.choosingPromotion
        onFlipWanted: actions.flip()
    }

    BoardArea {
        id: area
        objectName: "boardArea"
        x: Math.round((root.width - width - Theme.margin - panel.width) / 2)
        y: Math.round((root.height - height) / 2)
        width: implicitWidth
        height: implicitHeight
        side: root.boardSide
        game: chessGame
        input: boardInput
        words: words
        onUsed: root.takeFocus()
        onNewGameWanted: actions.askNewGame()
    }

    GamePanel {
        id: panel
        objectName: "panel"
        x: area.x + area.width + Theme.margin
        y: area.y
        width: root.panelWidth
        height: area.height
        game: chessGame
        input: boardInput
        actions: actions
        words: words
        onHelpWanted: root.helpShown = true
        onDone: root.takeFocus()
        // A question is asked beside the board, so nothing may lie over it.
        onOpenQuestionChanged: if (openQuestion) root.uncover()
    }

    Loader {
        id: cover
        objectName: "cover"
        anchors.fill: parent
        sourceComponent: actions.file.choosing ? gameList : root.helpShown ? keyHelp : null
        onItemChanged: item ? (item as Item).forceActiveFocus(Qt.OtherFocusReason) : root.giveFocusBack()
    }
    Component {
        id: gameList
        GameList {
            file: actions.file
            onClosed: actions.file.cancel()
        }
    }
    Component {
        id: keyHelp
        KeyHelp {
            onClosed: root.helpShown = false
        }
    }

    DropArea {
        anchors.fill: parent
        keys: ["text/uri-list", "text/plain"]
        onDropped: drop => drop.hasUrls ? actions.openFile(drop.urls[0]) : actions.pasteText(drop.text)
    }

    function uncover(): void {
        helpShown = false;
        if (actions.file.choosing)
            actions.file.cancel();
    }
    /*! Keys go to what is open beneath a card or a dialog that was closed. */
    function giveFocusBack(): void {
        if (panel.openQuestion)
            panel.openQuestion.forceActiveFocus(Qt.OtherFocusReason);
        else
            takeFocus();
    }
    /*! Keys go to the board's own keys again. */
    function takeFocus(): void {
        home.forceActiveFocus(Qt.OtherFocusReason);
    }
    Item {
        id: home
        focus: true
    }
}
