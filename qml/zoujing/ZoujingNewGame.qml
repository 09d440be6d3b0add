// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Qipan
import Qipan.Zoujing

/*! Who plays whom, from where, and by which rules. Enter starts from any field. */
Overlay {
    id: root
    required property ZoujingGame game
    property int level: Math.max(game.blackPlayer, game.grayPlayer)
    /*! The side of the one human, against a computer. */
    property int side: game.blackPlayer === ZoujingGame.Human ? ZoujingGame.Black : ZoujingGame.Gray
    property int beginning: game.start
    property int first: game.first
    property bool house: game.noFirstWin
    property bool third: game.thirdDraws
    signal started

    title: qsTr("New game")
    cardWidth: 520
    cardHeight: form.height + buttons.height + 56 + 2 * Theme.margin + 4
    Keys.onReturnPressed: root.start()
    Keys.onEnterPressed: root.start()

    function start(): void {
        const black = side === ZoujingGame.Black ? ZoujingGame.Human : level;
        const gray = side === ZoujingGame.Gray ? ZoujingGame.Human : level;
        game.newGameFor(black, gray, beginning, first, house, third);
        root.started();
    }

    component Field: Column {
        id: field
        required property string label
        width: form.width
        spacing: 4
        InkText {
            text: field.label
            color: Theme.softInk
            font.pixelSize: Theme.fontSmall
        }
    }
    component Side: Field {
        id: choice
        required property int side
        property string controlName: ""
        signal chosen(side: int)
        width: (form.width - Theme.margin) / 2
        opacity: enabled ? 1 : 0.4
        Choice {
            objectName: choice.controlName
            width: choice.width
            label: choice.label
            values: ["0", "1"]
            texts: [qsTr("Black"), qsTr("White")]
            value: String(choice.side)
            onChosen: value => choice.chosen(Number(value))
        }
    }
    component Switch: Item {
        id: line
        required property string label
        required property bool on
        property string controlName: ""
        signal toggled(on: bool)
        width: form.width
        height: Math.max(24, words.height)
        InkText {
            id: words
            anchors { left: parent.left; right: toggle.left; rightMargin: 12; verticalCenter: parent.verticalCenter }
            text: line.label
            wrapMode: Text.Wrap
        }
        Toggle {
            id: toggle
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            objectName: line.controlName
            label: line.label
            checked: line.on
            onToggled: line.toggled(checked)
            Keys.onReturnPressed: event => event.accepted = false
            Keys.onEnterPressed: event => event.accepted = false
        }
    }

    CardFlick {
        id: flick
        anchors { left: parent.left; right: parent.right; top: parent.top; bottom: buttons.top; bottomMargin: Theme.margin }
        contentHeight: form.height
        Column {
            id: form
            width: flick.width - (flick.clip ? 12 : 0)
            spacing: 12

            Field {
                label: qsTr("Opponent")
                Choice {
                    objectName: "opponent"
                    focus: true
                    width: form.width
                    label: qsTr("Opponent")
                    values: ["0", "1", "2", "3"]
                    //: Who plays: two people at one board, or the computer: as a child, a careful player, a perfect one
                    texts: [qsTr("Two people"), qsTr("Child"), qsTr("Careful"), qsTr("Perfect")]
                    value: String(root.level)
                    onChosen: value => root.level = Number(value)
                }
            }
            Field {
                label: qsTr("Start")
                Row {
                    spacing: Theme.gap
                    StartChip {
                        objectName: "startSides"
                        width: (form.width - Theme.gap) / 2
                        stones: ".GBBG"
                        text: qsTr("Side by side")
                        current: root.beginning === ZoujingGame.Sides
                        onClicked: root.beginning = ZoujingGame.Sides
                    }
                    StartChip {
                        objectName: "startRows"
                        width: (form.width - Theme.gap) / 2
                        stones: ".BBGG"
                        text: qsTr("Face to face")
                        current: root.beginning === ZoujingGame.Rows
                        onClicked: root.beginning = ZoujingGame.Rows
                    }
                }
            }
            Row {
                spacing: Theme.margin
                Side {
                    label: qsTr("Your stones")
                    controlName: "yourSide"
                    enabled: root.level !== ZoujingGame.Human
                    side: root.side
                    onChosen: side => root.side = side
                }
                Side {
                    label: qsTr("Begins")
                    controlName: "first"
                    side: root.first
                    onChosen: side => root.first = side
                }
            }
            Switch {
                label: qsTr("House rule: the first move may not win")
                controlName: "houseRule"
                on: root.house
                onToggled: on => root.house = on
            }
            Switch {
                label: qsTr("A position that stands for the third time is a draw")
                controlName: "thirdRule"
                on: root.third
                onToggled: on => root.third = on
            }
        }
    }
    Row {
        id: buttons
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        spacing: Theme.gap
        TextButton {
            objectName: "zoujingStart"
            width: (parent.width - Theme.gap) / 2
            primary: true
            text: qsTr("Start")
            onClicked: root.start()
        }
        TextButton {
            objectName: "zoujingCancel"
            width: (parent.width - Theme.gap) / 2
            text: qsTr("Cancel")
            onClicked: root.closed()
        }
    }
}
