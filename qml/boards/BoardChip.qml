// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.App

/*! The real board's strip in the panel: how it stands, and one thing to do about it. */
Card {
    id: root
    required property BoardState board
    required property ChessGame game
    /*! The board differs from a position that is not the one in sight. */
    readonly property bool past: board.differs && !game.atEnd
    /*! More about the board is wanted. */
    signal opened

    implicitHeight: Math.max(44, words.implicitHeight + 20)
    Accessible.role: Accessible.StatusBar
    Accessible.name: words.text

    Rectangle {
        id: lamp
        x: Theme.margin
        anchors.verticalCenter: parent.verticalCenter
        width: 10
        height: 10
        radius: 5
        color: root.board.signal
        antialiasing: true
    }
    InkText {
        id: words
        objectName: "boardSentence"
        anchors { left: lamp.right; right: action.left; verticalCenter: parent.verticalCenter; leftMargin: 12; rightMargin: Theme.gap }
        text: root.board.sentence
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
    TextButton {
        id: action
        objectName: "boardAction"
        anchors { right: parent.right; rightMargin: 4; verticalCenter: parent.verticalCenter }
        quiet: true
        //: Button: shows the position from which the wooden board differs
        text: root.past ? qsTr("Show")
            //: Button: tells more about the wooden board
            : qsTr("More")
        onClicked: {
            if (root.past)
                root.game.goToEnd();
            else
                root.opened();
        }
    }
}
