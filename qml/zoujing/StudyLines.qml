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
    /*! The moves stand side by side. */
    property bool flat: false
    spacing: root.flat ? 2 : 4

    Rectangle {
        visible: !root.flat
        width: parent.width
        height: 1
        color: Theme.hairline
    }
    InkText {
        objectName: "worthLine"
        width: parent.width
        topPadding: root.flat ? 0 : 6
        bottomPadding: 2
        text: root.words.worth
        wrapMode: Text.Wrap
    }
    Grid {
        width: parent.width
        columns: root.flat ? 2 : 1
        columnSpacing: Theme.gap
        rowSpacing: 4
        Repeater {
            model: root.game.legalStones
            Item {
                id: line
                required property int modelData
                readonly property int value: root.game.values[modelData]
                readonly property string where: root.words.points[modelData]
                //: A move of the study view: %1 a point, such as "Top left", %2 what it does, such as "wins the game"
                readonly property string whole: qsTr("%1: %2").arg(where).arg(root.words.effect(value))
                objectName: "study-" + modelData
                width: root.flat ? (root.width - Theme.gap) / 2 : root.width
                height: Math.max(24, effect.implicitHeight)
                Accessible.role: Accessible.StaticText
                Accessible.name: whole
                PebbleSign {
                    id: sign
                    anchors.verticalCenter: parent.verticalCenter
                    x: 0
                    y: 0
                    size: 20
                    text: root.words.sign(line.value)
                }
                FontMetrics {
                    id: metrics
                    font: effect.font
                }
                InkText {
                    id: effect
                    anchors { left: sign.right; right: parent.right; leftMargin: 10; verticalCenter: parent.verticalCenter }
                    // The sign alone says what it does where the words find no room.
                    text: !root.flat || metrics.advanceWidth(line.whole) <= width ? line.whole : line.where
                    wrapMode: root.flat ? Text.NoWrap : Text.Wrap
                    Accessible.ignored: true
                }
            }
        }
    }
}
