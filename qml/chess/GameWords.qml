// SPDX-License-Identifier: MIT
import QtQuick
import Qipan.App

/*! What is said of a game: its state in one line, its result and why. */
QtObject {
    id: root
    required property ChessGame game
    readonly property bool over: game.outcome !== ChessGame.Ongoing

    readonly property string whiteName: game.whiteName !== "" ? game.whiteName : qsTr("White")
    readonly property string blackName: game.blackName !== "" ? game.blackName : qsTr("Black")

    readonly property string score: game.outcome === ChessGame.WhiteWins ? "1–0"
                                  : game.outcome === ChessGame.BlackWins ? "0–1"
                                  : game.outcome === ChessGame.Draw ? "½–½" : ""

    readonly property string result: game.outcome === ChessGame.WhiteWins ? winner(whiteName)
                                   : game.outcome === ChessGame.BlackWins ? winner(blackName)
                                   : game.outcome === ChessGame.Draw ? qsTr("Draw") : ""

    function winner(name: string): string {
        //: %1 a player's name, or White or Black
        return qsTr("%1 wins").arg(name);
    }

    readonly property string reason: {
        switch (game.reason) {
        //: Why the game is over
        case ChessGame.Checkmate: return qsTr("Checkmate");
        //: Why the game is drawn
        case ChessGame.Stalemate: return qsTr("Stalemate");
        //: Why the game is over: a side resigned
        case ChessGame.Resignation: return game.outcome === ChessGame.WhiteWins ? qsTr("Black resigned") : qsTr("White resigned");
        //: Why the game is drawn
        case ChessGame.Agreement: return qsTr("Agreed by both players");
        //: Why the game is drawn
        case ChessGame.Threefold: return qsTr("The position stood three times");
        //: Why the game is drawn
        case ChessGame.Fivefold: return qsTr("The position stood five times");
        //: Why the game is drawn
        case ChessGame.FiftyMoves: return qsTr("Fifty moves without a capture or a pawn move");
        //: Why the game is drawn
        case ChessGame.SeventyfiveMoves: return qsTr("Seventy-five moves without a capture or a pawn move");
        //: Why the game is drawn: neither side has enough men to mate
        case ChessGame.DeadPosition: return qsTr("Neither side can mate");
        //: Why the game is over: a player's time is up
        case ChessGame.TimeForfeit: return game.outcome === ChessGame.WhiteWins ? qsTr("Black's time is up") : qsTr("White's time is up");
        //: Why the game is drawn: a player's time is up, but the other one has not the men to mate
        case ChessGame.TimeDraw: return qsTr("Time is up, but the other side cannot mate");
        //: The result was written in the file
        case ChessGame.Recorded: return qsTr("Result from the file");
        default: return "";
        }
    }

    /*! Whose turn it is; nothing once the game is over. */
    readonly property string toMove: over && game.atEnd ? "" : game.turn === 0 ? qsTr("White to move") : qsTr("Black to move")

    /*! A time in milliseconds, such as "4.2 s" or "1:05"; nothing for -1, not known, and for 0, not counted. */
    function duration(milliseconds: real): string {
        if (milliseconds <= 0)
            return "";
        if (milliseconds < 60000)
            //: A time in seconds
            return qsTr("%1 s").arg((Math.round(milliseconds / 100) / 10).toFixed(1));
        const seconds = Math.round(milliseconds / 1000);
        const rest = String(seconds % 60).padStart(2, "0");
        const minutes = Math.floor(seconds / 60);
        return minutes < 60 ? minutes + ":" + rest
                            : Math.floor(minutes / 60) + ":" + String(minutes % 60).padStart(2, "0") + ":" + rest;
    }

    /*! "White to move – move 12", for the window's title bar. */
    readonly property string state: {
        if (over && game.atEnd)
            //: Title bar of a finished game: %1 result, %2 reason
            return qsTr("%1 – %2").arg(result).arg(reason);
        if (game.turn === 0)
            return game.inCheck ? qsTr("White is in check – move %1").arg(game.moveNumber)
                                : qsTr("White to move – move %1").arg(game.moveNumber);
        return game.inCheck ? qsTr("Black is in check – move %1").arg(game.moveNumber)
                            : qsTr("Black to move – move %1").arg(game.moveNumber);
    }
}
