// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.App
import Qipan.Shell

/*! What the panel asks just now, and about what. */
QtObject {
    id: root
    enum Question { Nothing, Undo, Resign, Draw, Overwrite, Warnings }

    required property ChessGame game
    required property ChessActions actions
    required property GameWords words
    required property GameStore store
    property int question: PanelState.Nothing
    property bool warningsRead: false
    /*! What the store says of an old game was read. */
    property bool storeRead: false
    signal closed

    onQuestionChanged: {
        if (question === PanelState.Nothing)
            root.closed();
    }

    function ask(what: int): void {
        question = what;
    }
    /*! Against the clock the other player must agree; else the last ply goes back at once. */
    function askUndo(): void {
        if (!game.canUndo)
            return;
        if (game.clock.present && game.outcome === ChessGame.Ongoing)
            ask(PanelState.Undo);
        else
            game.undo();
    }
    function askResign(): void {
        if (Settings.confirmResign)
            ask(PanelState.Resign);
        else
            game.resign(game.turn);
    }
    function close(): void {
        question = PanelState.Nothing;
    }

    property Connections fileNews: Connections {
        target: root.actions.file
        function onWarningsChanged() {
            root.warningsRead = false;
        }
    }
    property Connections storeNews: Connections {
        target: root.store
        function onMessageChanged() {
            root.storeRead = false;
        }
    }
    property Connections gameNews: Connections {
        target: root.game
        function onGameReplaced() {
            root.close();
        }
        function onPositionChanged() {
            if (root.question === PanelState.Draw || root.question === PanelState.Resign || root.question === PanelState.Undo)
                root.close();
        }
        function onOutcomeChanged() {
            if (root.game.outcome !== ChessGame.Ongoing && root.question !== PanelState.Warnings)
                root.close();
        }
    }
}
