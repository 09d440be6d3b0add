// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Qipan
import Qipan.App
import Qipan.Shell

/*! Who plays, with which men, and how long. Enter starts from any field. */
Overlay {
    id: root
    required property ChessGame game
    /*! A game with moves would be left for it. */
    readonly property bool gameRunning: game.plyCount > 0 && game.outcome === ChessGame.Ongoing
    /*! The players on the board are those who sit here, not those of a file. */
    readonly property bool ownNames: game.filePath === ""
    signal started

    title: qsTr("New game")
    cardWidth: 520
    cardHeight: form.implicitHeight + buttons.height + 56 + 2 * Theme.margin + 4

    Component.onCompleted: {
        // After a rematch the players sit the other way round, and each keeps the own time.
        if (game.whiteName !== game.blackName && game.whiteName === Settings.blackName && game.blackName === Settings.whiteName)
            time.swap();
        white.forceActiveFocus(Qt.OtherFocusReason);
    }

    function start(): void {
        if (Settings.seats === "random" && Math.random() < 0.5)
            swap();
        Settings.whiteName = white.text.trim();
        Settings.blackName = black.text.trim();
        Settings.whiteTimeControl = time.white;
        Settings.blackTimeControl = time.black;
        game.newGame(white.text, black.text, time.white, time.black);
        root.started();
    }
    function swap(): void {
        const first = white.text;
        white.text = black.text;
        black.text = first;
        time.swap();
    }

    Keys.onReturnPressed: root.start()
    Keys.onEnterPressed: root.start()

    component Seat: RowLayout {
        id: seat
        required property bool white
        property alias field: name
        property alias text: name.text
        property alias placeholderText: name.placeholderText
        property string fieldName: ""
        spacing: Theme.gap
        Rectangle {
            Layout.preferredWidth: 24
            Layout.preferredHeight: 24
            radius: 12
            antialiasing: true
            color: seat.white ? "#F8F0DF" : Theme.dark ? "#0E0D0B" : "#2B2622"
            border.width: Theme.dark ? 2 : 1
            border.color: "#8A7F6E"
        }
        InkField {
            id: name
            objectName: seat.fieldName
            Layout.fillWidth: true
            onAccepted: root.start()
        }
    }

    CardFlick {
        id: flick
        objectName: "newGameFlick"
        anchors { left: parent.left; right: parent.right; top: parent.top; bottom: buttons.top; bottomMargin: Theme.margin }
        contentHeight: form.implicitHeight
        ColumnLayout {
            id: form
            width: flick.width
            spacing: 12

            InkText {
                Layout.fillWidth: true
                visible: root.gameRunning
                text: qsTr("The game on the board has not ended. It stays in the list of recent games.")
                color: Theme.softInk
                wrapMode: Text.Wrap
            }
            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gap
                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: Theme.gap
                    Seat {
                        id: whiteSeat
                        Layout.fillWidth: true
                        white: true
                        fieldName: "newWhite"
                        text: root.ownNames && root.game.whiteName !== "" ? root.game.whiteName : Settings.whiteName
                        placeholderText: qsTr("White")
                    }
                    Seat {
                        id: blackSeat
                        Layout.fillWidth: true
                        white: false
                        fieldName: "newBlack"
                        text: root.ownNames && root.game.blackName !== "" ? root.game.blackName : Settings.blackName
                        placeholderText: qsTr("Black")
                    }
                }
                IconButton {
                    objectName: "swapSeats"
                    Layout.preferredWidth: 56
                    iconName: "flip"
                    //: Button: the two players change colours
                    text: qsTr("Swap")
                    onClicked: root.swap()
                }
            }
            Choice {
                objectName: "seats"
                Layout.fillWidth: true
                values: ["same", "random"]
                texts: [qsTr("Colours as above"), qsTr("Colours by lot")]
                //: Name of the choice how the colours are given
                label: qsTr("Colours")
                value: Settings.seats === "random" ? "random" : "same"
                onChosen: value => Settings.seats = value
            }
            TimeForm {
                id: time
                objectName: "timeForm"
                Layout.fillWidth: true
                Layout.topMargin: 4
                white: Settings.whiteTimeControl
                black: Settings.blackTimeControl
                onAccepted: root.start()
            }
        }
    }
    RowLayout {
        id: buttons
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        spacing: Theme.gap
        TextButton {
            objectName: "newGameStart"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            primary: true
            text: qsTr("Start")
            onClicked: root.start()
        }
        TextButton {
            objectName: "newGameCancel"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            text: qsTr("Cancel")
            onClicked: root.closed()
        }
    }
    readonly property InkField white: whiteSeat.field
    readonly property InkField black: blackSeat.field
}
