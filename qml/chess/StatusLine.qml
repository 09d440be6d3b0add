// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.App

/*! What just happened, how long it took, and whose turn it is. */
InkText {
    id: root
    required property ChessGame game
    required property GameWords words
    readonly property string time: words.duration(game.moveTime(game.ply))

    objectName: "statusLine"
    //: The status line: %1 the last move, %2 how long it took
    readonly property string deed: time !== "" ? qsTr("%1 · %2").arg(game.lastMoveText).arg(time) : game.lastMoveText
    text: deed === "" ? words.toMove
        //: The status line: %1 what just happened, %2 whose turn it is
        : words.toMove !== "" ? qsTr("%1. %2").arg(deed).arg(words.toMove) : deed
    color: Theme.softInk
    font.pixelSize: Theme.fontBody
    wrapMode: Text.Wrap
    maximumLineCount: 3
    leftPadding: 4
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
