// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Qipan

/*! The rules, a picture each. */
Overlay {
    id: root
    title: qsTr("Rules")
    cardWidth: 600
    cardHeight: page.height + 88
    signal lessonWanted

    readonly property var rules: [
        { stones: ".GBBG", ringed: [], blocked: [],
          text: qsTr("Each side has two stones. They lie on four of the five points; the centre is free. Black begins, unless you agree otherwise.") },
        { stones: ".GBBG", ringed: [2, 3], blocked: [],
          text: qsTr("In turn, a side moves one of its stones along a line to the free point. There are no captures, and nobody may pass.") },
        { stones: "BBGG.", ringed: [0], blocked: [],
          text: qsTr("No line joins the two points at the left: between them lies the well. Here Black can move the stone in the centre to the free point, but not the one above the well.") },
        { stones: "B.BGG", ringed: [], blocked: [3, 4],
          text: qsTr("Who is to move and cannot has lost. White's stones are blocked: all lines lead to stones, and the well bars the way to the free point.") },
        { stones: ".BBGG", ringed: [1], blocked: [],
          text: qsTr("From this start the first move of Black could win at once. A house rule can forbid that. Played well, the game never ends; a third repetition can count as a draw.") }
    ]

    CardFlick {
        id: flick
        anchors.fill: parent
        focus: true
        contentHeight: page.height
        Column {
            id: page
            width: flick.width - 12
            spacing: Theme.margin
            Repeater {
                model: root.rules
                Item {
                    id: rule
                    required property var modelData
                    width: page.width
                    height: Math.max(picture.height, words.height)
                    StonesPicture {
                        id: picture
                        width: 96
                        stones: rule.modelData.stones
                        ringed: rule.modelData.ringed
                        blocked: rule.modelData.blocked
                    }
                    InkText {
                        id: words
                        anchors { left: picture.right; right: parent.right; leftMargin: Theme.margin; verticalCenter: parent.verticalCenter }
                        text: rule.modelData.text
                        wrapMode: Text.Wrap
                        lineHeight: 1.15
                    }
                }
            }
            TextButton {
                objectName: "toLesson"
                anchors.right: parent.right
                text: qsTr("Lesson: what is a trap?")
                onClicked: root.lessonWanted()
            }
        }
    }
}
