// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Qipan
import Qipan.App

/*! The panel beside the board: a player, the moves, the other player, and what can be done. */
ColumnLayout {
    id: root
    required property ChessGame game
    required property BoardInput input
    required property ChessActions actions
    required property GameWords words
    readonly property bool compact: width < 300
    signal helpWanted
    signal done

    /*! The question that is open, or null. */
    readonly property Item openQuestion: sheet.item as Item

    spacing: Theme.gap

    component Player: PlayerCard {
        Layout.fillWidth: true
        name: white ? root.game.whiteName : root.game.blackName
        toMove: !root.words.over && root.game.turn === (white ? 0 : 1)
        inCheck: toMove && root.game.inCheck
        points: !root.words.over ? "" : root.game.outcome === ChessGame.Draw ? "½"
              : (root.game.outcome === ChessGame.WhiteWins) === white ? "1" : "0"
        captured: white ? root.game.capturedByWhite : root.game.capturedByBlack
        ahead: white ? root.game.scoreDifference : -root.game.scoreDifference
        compact: root.compact
        sealed: talk.question === PanelState.Nothing
        onRenamed: name => white ? root.game.whiteName = name : root.game.blackName = name
        onDone: root.done()
    }

    PanelState {
        id: talk
        game: root.game
        actions: root.actions
        words: root.words
        onClosed: root.done()
    }

    Player {
        objectName: "upperPlayer"
        white: root.input.flipped
    }

    Item {
        Layout.fillWidth: true
        Layout.fillHeight: true
        MoveList {
            anchors.fill: parent
            visible: !sheet.item
            game: root.game
            words: root.words
        }
        PanelQuestion {
            id: sheet
            anchors.fill: parent
            panel: talk
        }
    }

    PanelNotices {
        Layout.fillWidth: true
        panel: talk
    }

    Player {
        objectName: "lowerPlayer"
        white: !root.input.flipped
    }

    ActionBar {
        Layout.fillWidth: true
        game: root.game
        over: root.words.over
        onFlipWanted: root.actions.flip()
        onDrawWanted: talk.ask(PanelState.Draw)
        onResignWanted: talk.ask(PanelState.Resign)
    }

    FileBar {
        Layout.fillWidth: true
        onNewWanted: root.actions.askNewGame()
        onOpenWanted: root.actions.open()
        onSaveWanted: root.actions.save()
        onHelpWanted: root.helpWanted()
    }

    Connections {
        target: root.actions
        function onNewGameAsked() {
            talk.ask(PanelState.NewGame);
        }
        function onOverwriteAsked() {
            talk.ask(PanelState.Overwrite);
        }
    }
    Connections {
        target: root.actions.file
        function onWarningsChanged() {
            talk.warningsRead = false;
        }
    }
    Connections {
        target: root.game
        function onGameReplaced() {
            talk.close();
        }
        function onPositionChanged() {
            if (talk.question === PanelState.Draw || talk.question === PanelState.Resign)
                talk.close();
        }
    }
}
