// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.Klotski

/*! The puzzle is solved. */
Banner {
    id: root
    required property KlotskiGame game
    required property KlotskiWords words
    signal nextWanted
    signal againWanted
    signal reviewWanted

    stamp: "解"
    title: qsTr("Solved in %n move(s)", "", game.moveCount)
    text: words.verdict
    //: Buttons at the end of a puzzle: the next one, this one once more, go through what was played
    choices: [qsTr("Next level"), qsTr("Again"), qsTr("Review")]
    choiceNames: ["bannerNext", "bannerAgain", "bannerReview"]
    onChosen: index => index === 0 ? nextWanted() : index === 1 ? againWanted() : reviewWanted()
}
