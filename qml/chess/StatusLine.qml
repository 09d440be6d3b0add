// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.App

/*! What just happened, how long it took, whose turn it is, and that the clocks stand still at first. */
InkText {
    id: root
    required property ChessGame game
    required property GameWords words
    readonly property string time: words.duration(game.lastMoveTime)

    objectName: "statusLine"
    //: The status line: %1 the last move, %2 how long it took
    readonly property string deed: time !== "" ? qsTr("%1 · %2").arg(game.lastMoveText).arg(time) : game.lastMoveText
    readonly property bool clocksWait: game.clock.side >= 0 && !game.clock.running && !game.clock.paused
    text: joined(joined(deed, words.toMove), !words.over && !game.atEnd ? qsTr("An earlier position")
        : clocksWait ? qsTr("The clocks start when both have moved") : "")
    color: Theme.softInk
    font.pixelSize: Theme.fontBody
    wrapMode: Text.Wrap
    maximumLineCount: 3
    leftPadding: 4
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    function joined(first: string, second: string): string {
        //: The status line: %1 what just happened, %2 whose turn it is, or what else there is to say
        return first !== "" && second !== "" ? qsTr("%1. %2").arg(first).arg(second) : first + second;
    }
}
