// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
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
    cardHeight: form.implicitHeight + buttons.height + 56 + 2 * Theme.margin + 4
    Keys.onReturnPressed: root.start()
    Keys.onEnterPressed: root.start()

    function start(): void {
        // The rules first: a computer that gets a side would answer in the old game.
        game.blackPlayer = ZoujingGame.Human;
        game.grayPlayer = ZoujingGame.Human;
        game.newGame(beginning, first, house, third);
        game.blackPlayer = side === ZoujingGame.Black ? ZoujingGame.Human : level;
        game.grayPlayer = side === ZoujingGame.Gray ? ZoujingGame.Human : level;
        root.started();
    }

    component Field: ColumnLayout {
        id: field
        required property string label
        spacing: 4
        InkText {
            text: field.label
            color: Theme.softInk
            font.pixelSize: Theme.fontSmall
        }
    }
    component Switch: RowLayout {
        id: line
        required property string label
        required property bool on
        property string controlName: ""
        signal toggled(on: bool)
        spacing: 12
        InkText {
            Layout.fillWidth: true
            text: line.label
            wrapMode: Text.Wrap
        }
        Toggle {
            objectName: line.controlName
            label: line.label
            checked: line.on
            onToggled: line.toggled(checked)
            Keys.onReturnPressed: event => event.accepted = false
        }
    }

    CardFlick {
        id: flick
        anchors { left: parent.left; right: parent.right; top: parent.top; bottom: buttons.top; bottomMargin: Theme.margin }
        contentHeight: form.implicitHeight
        ColumnLayout {
            id: form
            width: flick.width
            spacing: 12

            Field {
                label: qsTr("Opponent")
                Choice {
                    objectName: "opponent"
                    focus: true
                    Layout.fillWidth: true
                    label: qsTr("Opponent")
                    values: ["0", "1", "2", "3"]
                    //: Who plays: two people at one board, or the computer: as a child, a careful player, a perfect one
                    texts: [qsTr("Two people"), qsTr("Child"), qsTr("Careful"), qsTr("Perfect")]
                    value: String(root.level)
                    onChosen: value => root.level = Number(value)
                }
            }
            Field {
                visible: root.level !== ZoujingGame.Human
                label: qsTr("Your stones")
                Choice {
                    objectName: "yourSide"
                    Layout.fillWidth: true
                    label: qsTr("Your stones")
                    values: ["0", "1"]
                    texts: [qsTr("Black"), qsTr("White")]
                    value: String(root.side)
                    onChosen: value => root.side = Number(value)
                }
            }
            Field {
                label: qsTr("Start")
                RowLayout {
                    Layout.fillWidth: true
                    spacing: Theme.gap
                    StartChip {
                        objectName: "startSides"
                        Layout.fillWidth: true
                        Layout.preferredWidth: 1
                        stones: ".GBBG"
                        text: qsTr("Side by side")
                        current: root.beginning === ZoujingGame.Sides
                        onClicked: root.beginning = ZoujingGame.Sides
                    }
                    StartChip {
                        objectName: "startRows"
                        Layout.fillWidth: true
                        Layout.preferredWidth: 1
                        stones: ".BBGG"
                        text: qsTr("Face to face")
                        current: root.beginning === ZoujingGame.Rows
                        onClicked: root.beginning = ZoujingGame.Rows
                    }
                }
            }
            Field {
                label: qsTr("Begins")
                Choice {
                    objectName: "first"
                    Layout.fillWidth: true
                    label: qsTr("Begins")
                    values: ["0", "1"]
                    texts: [qsTr("Black"), qsTr("White")]
                    value: String(root.first)
                    onChosen: value => root.first = Number(value)
                }
            }
            Switch {
                Layout.fillWidth: true
                label: qsTr("House rule: the first move may not win")
                controlName: "houseRule"
                on: root.house
                onToggled: on => root.house = on
            }
            Switch {
                Layout.fillWidth: true
                label: qsTr("A position that stands for the third time is a draw")
                controlName: "thirdRule"
                on: root.third
                onToggled: on => root.third = on
            }
        }
    }
    RowLayout {
        id: buttons
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        spacing: Theme.gap
        TextButton {
            objectName: "zoujingStart"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            primary: true
            text: qsTr("Start")
            onClicked: root.start()
        }
        TextButton {
            objectName: "zoujingCancel"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            text: qsTr("Cancel")
            onClicked: root.closed()
        }
    }
}
