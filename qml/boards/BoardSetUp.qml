// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.Boards

/*! Begins a game from the men as they stand on the wooden board. */
Column {
    id: root
    required property BoardSession session
    /*! Why the men cannot be a game, or "". */
    required property string refusal
    property string turn: "white"
    signal tried

    spacing: 12

    InkText {
        width: parent.width
        text: root.session.tellsMen
              ? qsTr("A new game begins from the men as they stand. The game on the screen is kept among the recent ones.")
              : qsTr("This board cannot tell the men apart: put all on their first squares, and a new game begins. The game on the screen is kept among the recent ones.")
        color: Theme.softInk
        wrapMode: Text.Wrap
    }
    Choice {
        objectName: "setUpTurn"
        visible: root.session.tellsMen
        width: Math.min(implicitWidth, parent.width)
        label: qsTr("Whose turn it is")
        values: ["white", "black"]
        texts: [qsTr("White to move"), qsTr("Black to move")]
        value: root.turn
        onChosen: value => root.turn = value
    }
    InkText {
        objectName: "setUpRefusal"
        visible: text !== ""
        width: parent.width
        text: root.refusal
        color: Theme.accent
        wrapMode: Text.Wrap
    }
    Row {
        spacing: Theme.gap
        TextButton {
            objectName: "setUpFinish"
            primary: true
            text: qsTr("Start")
            onClicked: {
                root.tried();
                root.session.finishSetUp(root.turn === "white" ? 0 : 1);
            }
        }
        TextButton {
            objectName: "setUpCancel"
            text: qsTr("Cancel")
            onClicked: root.session.cancelSetUp()
        }
    }
}
