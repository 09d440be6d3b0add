// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! The result of a game of chess. */
Banner {
    id: root
    required property GameWords words
    signal newGameWanted
    signal rematchWanted
    signal reviewWanted

    stamp: words.score
    title: words.result
    text: words.reason
    //: Buttons: the same two once more, with colours changed; a new game; go through the finished game from its first move
    choices: [qsTr("Rematch"), qsTr("New game"), qsTr("Review")]
    choiceNames: ["bannerRematch", "bannerNewGame", "bannerReview"]
    onChosen: index => index === 0 ? rematchWanted() : index === 1 ? newGameWanted() : reviewWanted()
}
