// SPDX-License-Identifier: MIT
import QtQuick
import Qipan.Zoujing

/*! What is said of a game of Zoujing: whose turn, how it ended, what a move is worth. */
QtObject {
    id: root
    required property ZoujingGame game

    readonly property list<string> points: [qsTr("Centre"), qsTr("Top left"), qsTr("Top right"), qsTr("Bottom right"),
        qsTr("Bottom left")]
    readonly property bool alone: game.blackPlayer === ZoujingGame.Human && game.grayPlayer === ZoujingGame.Human
    readonly property bool atEnd: game.ply === game.plyCount

    /*! One line, also for the window's title. */
    readonly property string state: game.over ? result
        : game.thinking ? qsTr("%1 is thinking").arg(sideName(game.turn))
        : game.turn === ZoujingGame.Black ? qsTr("Black to move") : qsTr("White to move")
    readonly property string result: game.outcome === ZoujingGame.BlackWins ? qsTr("Black wins")
        : game.outcome === ZoujingGame.GrayWins ? qsTr("White wins") : game.outcome === ZoujingGame.Drawn ? qsTr("Draw") : ""
    /*! Why it is over; "" while it is not. */
    readonly property string reason: !game.over ? ""
        : game.outcome === ZoujingGame.Drawn ? qsTr("This position has stood three times.")
        : game.outcome === ZoujingGame.BlackWins ? qsTr("White has no move left.") : qsTr("Black has no move left.")
    /*! Stone by stone: why the loser cannot move. */
    property string blocked: ""

    /*! What can be done now, and what there is to know. */
    readonly property string hint: game.over ? ""
        : !atEnd ? qsTr("An earlier position: move %1 of %2.").arg(game.ply).arg(game.plyCount)
        : game.thinking ? ""
        : choice + (barred ? " " + qsTr("House rule: the first move may not win.") : "") + warning
    readonly property string choice: game.legalStones.length === 1
        ? qsTr("Only one stone can move to the free point.")
        : qsTr("A stone with a ring can move to the free point.")
    readonly property bool barred: game.noFirstWin && game.plyCount === 0
    readonly property string warning: game.repetitions < 2 ? ""
        : game.thirdDraws ? " " + qsTr("The position stands for the second time; the third is a draw.")
        : " " + qsTr("The position has stood %1 times.").arg(game.repetitions)

    /*! What the game is worth to who has the turn, with best play. */
    readonly property string worth: game.value === ZoujingGame.Win ? qsTr("One move wins at once.")
        : game.value === ZoujingGame.Loss ? qsTr("Every move loses.")
        : qsTr("Nobody can force a win here.")

    function sideName(side: int): string {
        return side === ZoujingGame.Black ? qsTr("Black") : qsTr("White");
    }
    function stonesName(side: int): string {
        return side === ZoujingGame.Black ? qsTr("Black stones") : qsTr("White stones");
    }
    function player(side: int): int {
        return side === ZoujingGame.Black ? game.blackPlayer : game.grayPlayer;
    }
    /*! A computer's level; "" for people. */
    function levelName(level: int): string {
        return level === ZoujingGame.Child ? qsTr("Child") : level === ZoujingGame.Careful ? qsTr("Careful player")
             : level === ZoujingGame.Perfect ? qsTr("Perfect player") : "";
    }
    /*! What moving a stone does. */
    function effect(value: int): string {
        return value === ZoujingGame.Win ? qsTr("wins the game") : value === ZoujingGame.Loss ? qsTr("loses the game")
             : qsTr("keeps the balance");
    }
    /*! The same as a sign; "" for a stone that may not move. */
    function sign(value: int): string {
        return value === ZoujingGame.Win ? "+" : value === ZoujingGame.Loss ? "−" : value === ZoujingGame.Draw ? "=" : "";
    }
    function ask(): void {
        blocked = game.over && game.outcome !== ZoujingGame.Drawn ? game.blockedText() : "";
    }

    Component.onCompleted: ask()
    property Connections news: Connections {
        target: root.game
        function onOverChanged() {
            root.ask();
        }
        function onStonesChanged() {
            root.ask();
        }
        function onRetranslated() {
            root.ask();
        }
    }
}
