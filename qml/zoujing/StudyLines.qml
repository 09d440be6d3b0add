// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Qipan
import Qipan.Zoujing

/*! What the game is worth with best play, and each move with it. */
Column {
    id: root
    required property ZoujingGame game
    required property ZoujingWords words
    spacing: 2

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.hairline
    }
    InkText {
        objectName: "worthLine"
        width: parent.width
        topPadding: 6
        text: root.words.worth
        wrapMode: Text.Wrap
    }
    Repeater {
        model: root.game.legalStones
        Item {
            id: line
            required property int modelData
            readonly property int value: root.game.values[modelData]
            objectName: "study-" + modelData
            width: root.width
            height: Math.max(28, effect.implicitHeight + 8)
            Accessible.role: Accessible.StaticText
            Accessible.name: effect.text
            PebbleSign {
                id: sign
                x: 0
                y: 4
                size: 20
                text: root.words.sign(line.value)
            }
            InkText {
                id: effect
                anchors { left: sign.right; right: parent.right; leftMargin: 10 }
                y: 4
                //: A move of the study view: %1 a point, such as "Top left", %2 what it does, such as "wins the game"
                text: qsTr("%1: %2").arg(root.words.points[line.modelData]).arg(root.words.effect(line.value))
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
    }
}
