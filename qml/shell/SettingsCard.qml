// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Qipan
import Qipan.Shell

/*! The settings of the room that it is opened in, with those that all rooms share. Each takes effect at once and is kept. */
Overlay {
    id: root
    property string room: "chess"
    readonly property bool chess: room === "chess"

    title: qsTr("Settings")
    cardWidth: 640
    cardHeight: Math.min(760, page.height + 88)

    component Section: InkText {
        width: page.width
        topPadding: 12
        bottomPadding: 4
        font.bold: true
        font.pixelSize: Theme.fontLarge
        Accessible.role: Accessible.Heading
    }
    component Row: SettingsRow {
        width: page.width
    }
    component Switch: SettingsRow {
        id: row
        property alias checked: toggle.checked
        property alias controlName: toggle.objectName
        signal toggled(on: bool)
        width: page.width
        Toggle {
            id: toggle
            label: row.label
            onToggled: row.toggled(checked)
        }
    }

    CardFlick {
        id: flick
        objectName: "settingsFlick"
        anchors.fill: parent
        focus: true
        contentHeight: page.height

        Column {
            id: page
            width: flick.width - 16

            Section {
                topPadding: 0
                text: qsTr("Board")
            }
            BoardThemeChoice {
                objectName: "boardThemes"
                width: page.width
            }
            PieceSetChoice {
                objectName: "pieceSets"
                visible: root.chess
                width: page.width
            }
            Row {
                visible: root.chess
                label: qsTr("Coordinates")
                Choice {
                    width: Math.min(implicitWidth, page.width)
                    objectName: "coordinates"
                    label: qsTr("Coordinates")
                    values: ["none", "inside", "outside"]
                    texts: [qsTr("None"), qsTr("Inside"), qsTr("Outside")]
                    value: Settings.coordinates
                    onChosen: value => Settings.coordinates = value
                }
            }
            Row {
                label: qsTr("Animation")
                Choice {
                    width: Math.min(implicitWidth, page.width)
                    objectName: "animation"
                    label: qsTr("Animation")
                    values: ["none", "fast", "normal"]
                    //: How fast pieces move
                    texts: [qsTr("None"), qsTr("Fast"), qsTr("Normal")]
                    value: Settings.animation
                    onChosen: value => Settings.animation = value
                }
            }
            Switch {
                visible: root.room !== "klotski"
                label: qsTr("Mark the legal moves")
                controlName: "legalMoves"
                checked: Settings.legalMoves
                onToggled: on => Settings.legalMoves = on
            }
            Switch {
                visible: root.chess
                label: qsTr("Drawings of the pieces in the list of moves")
                controlName: "figurines"
                checked: Settings.figurines
                onToggled: on => Settings.figurines = on
            }

            Section {
                visible: root.chess
                //: Heading in the settings: how one plays
                text: qsTr("Play")
            }
            Switch {
                visible: root.chess
                label: qsTr("Turn the board to the side to move")
                controlName: "autoFlip"
                checked: Settings.autoFlip
                onToggled: on => Settings.autoFlip = on
            }
            Switch {
                visible: root.chess
                label: qsTr("Always promote to a queen")
                note: qsTr("With Ctrl held down it asks all the same.")
                controlName: "autoQueen"
                checked: Settings.autoQueen
                onToggled: on => Settings.autoQueen = on
            }
            Switch {
                visible: root.chess
                label: qsTr("Ask before resigning")
                controlName: "confirmResign"
                checked: Settings.confirmResign
                onToggled: on => Settings.confirmResign = on
            }

            Section {
                //: Heading in the settings
                text: qsTr("Sound")
            }
            Switch {
                label: qsTr("Sounds")
                controlName: "sounds"
                checked: Settings.sounds
                onToggled: on => Settings.sounds = on
            }
            Row {
                label: qsTr("Volume")
                InkSlider {
                    objectName: "volume"
                    label: qsTr("Volume")
                    implicitWidth: 200
                    enabled: Settings.sounds
                    value: Settings.volume
                    onMoved: Settings.volume = value
                }
            }

            Section {
                //: Heading in the settings: light or dark, and the language
                text: qsTr("Window")
            }
            Row {
                label: qsTr("Look")
                Choice {
                    width: Math.min(implicitWidth, page.width)
                    objectName: "look"
                    label: qsTr("Look")
                    values: ["system", "light", "dark"]
                    //: Light or dark: as the system, light, dark
                    texts: [qsTr("As the system"), qsTr("Light"), qsTr("Dark")]
                    value: Settings.look
                    onChosen: value => Settings.look = value
                }
            }
            Row {
                label: qsTr("Language")
                Choice {
                    width: Math.min(implicitWidth, page.width)
                    objectName: "language"
                    label: qsTr("Language")
                    values: ["system", "en", "zh_CN"]
                    texts: [qsTr("As the system"), "English", "简体中文"]
                    value: Settings.language
                    onChosen: value => Settings.language = value
                }
            }
        }
    }
}
