// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.App

/*! The card of one player of a game. */
PlayerCard {
    id: root
    required property ChessGame game
    required property GameWords words
    readonly property GameClock clock: game.clock

    name: white ? game.whiteName : game.blackName
    toMove: !words.over && game.turn === (white ? 0 : 1)
    inCheck: toMove && game.inCheck
    points: !words.over ? "" : game.outcome === ChessGame.Draw ? "½"
          : (game.outcome === ChessGame.WhiteWins) === white ? "1" : "0"
    captured: white ? game.capturedByWhite : game.capturedByBlack
    ahead: white ? game.scoreDifference : -game.scoreDifference
    timed: clock.present
    time: white ? clock.whiteText : clock.blackText
    lowTime: white ? clock.whiteLow : clock.blackLow
    clockRuns: clock.running && clock.side === (white ? 0 : 1)
    onRenamed: name => white ? game.whiteName = name : game.blackName = name
}
