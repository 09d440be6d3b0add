// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.Zoujing

/*! A side: its stones, who moves them, the games it has won, and a red seal while it is its turn.
    In the flat form, above and below a board that fills the window's width, all of it stands in one row. */
Card {
    id: root
    required property ZoujingGame game
    required property ZoujingWords words
    required property int side
    property bool flat: false
    /*! The red is this card's to use; off while a button uses it. */
    property bool sealed: true
    readonly property bool toMove: !game.over && game.turn === side
    readonly property string level: words.levelName(words.player(side))
    readonly property string name: level !== "" ? level : words.stonesName(side)
    readonly property int wins: side === ZoujingGame.Black ? game.blackWins : game.grayWins
    readonly property string second: level !== "" ? words.stonesName(side) : words.alone ? "" : qsTr("You")

    Accessible.role: Accessible.Grouping
    Accessible.name: name

    Image {
        id: pebble
        x: root.flat ? 12 : Theme.margin
        anchors.verticalCenter: parent.verticalCenter
        width: root.flat ? 26 : 40
        height: width
        source: "images/pebble_" + (root.side === ZoujingGame.Black ? "dark" : "light") + ".svg"
        sourceSize.width: width
    }
    Rectangle {
        // A dark stone on dark paper.
        visible: Theme.dark && root.side === ZoujingGame.Black
        anchors.centerIn: pebble
        width: pebble.width + 2
        height: pebble.width - 1
        radius: height / 2
        antialiasing: true
        color: "transparent"
        border.width: 1
        border.color: "#8A7F6E"
    }
    Column {
        anchors {
            left: pebble.right; right: state.left; verticalCenter: parent.verticalCenter
            leftMargin: 12; rightMargin: Theme.gap
        }
        spacing: 2
        InkText {
            objectName: "stonesName"
            width: parent.width
            text: root.name
            font.pixelSize: Theme.fontLarge
            font.bold: root.toMove
            Accessible.ignored: true
        }
        InkText {
            visible: !root.flat && text !== ""
            width: parent.width
            text: root.second
            color: Theme.softInk
            font.pixelSize: Theme.fontSmall
        }
    }
    Row {
        id: state
        anchors { right: parent.right; rightMargin: Theme.margin; verticalCenter: parent.verticalCenter }
        spacing: 12
        Rectangle {
            objectName: "stonesSeal"
            visible: root.toMove
            anchors.verticalCenter: parent.verticalCenter
            width: 14
            height: 14
            radius: 3
            color: root.sealed ? Theme.accent : Theme.softInk
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("To move")
        }
        InkText {
            objectName: "stonesWins"
            visible: root.game.blackWins + root.game.grayWins + root.game.draws > 0
            text: String(root.wins)
            font.pixelSize: Theme.fontTitle
            font.bold: true
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Games won: %1").arg(root.wins)
        }
    }
}
