// SPDX-License-Identifier: MIT
pragma Singleton
import QtQuick

/*! Colours, sizes and times of the whole program: ink, paper, wood, one red seal. */
QtObject {
    id: root

    /*! "light", "dark", or "system": as light as the system's palette. */
    property string themeName: "system"
    readonly property bool dark: themeName === "dark"
                                 || (themeName !== "light" && systemPalette.window.hslLightness < 0.5)

    property SystemPalette systemPalette: SystemPalette {}

    readonly property color paper: dark ? "#1E1C19" : "#F7F4EE"
    readonly property color raised: dark ? "#282521" : "#FFFFFF"
    readonly property color hairline: dark ? "#3A352F" : "#E4DED3"
    readonly property color ink: dark ? "#EDE7DC" : "#26231F"
    readonly property color softInk: dark ? "#A79F92" : "#6E675D"
    readonly property color accent: dark ? "#E0705F" : "#B23A2B"
    readonly property color accentInk: dark ? "#1E1C19" : "#FFFFFF"
    /*! Under the pointer, and under the finger. */
    readonly property color hover: dark ? "#332F2A" : "#F1ECE3"
    readonly property color pressed: hairline
    /*! Beneath small men of both colours. */
    readonly property color chipGround: dark ? "#94785A" : "transparent"
    /*! What lies over the board while something else is asked. */
    readonly property color veil: dark ? "#8C100E0C" : "#6B2A2118"

    readonly property color boardLight: "#F0D9B5"
    readonly property color boardDark: "#B58863"
    readonly property color boardFrame: dark ? "#4A3626" : "#7A573C"
    readonly property color selectedTint: Qt.rgba(20 / 255, 85 / 255, 30 / 255, 0.5)
    readonly property color targetMark: Qt.rgba(20 / 255, 85 / 255, 30 / 255, 0.5)
    readonly property color lastMoveTint: Qt.rgba(155 / 255, 199 / 255, 0, 0.41)
    readonly property color lastMoveMark: Qt.rgba(58 / 255, 66 / 255, 12 / 255, 0.62)

    readonly property int fontSmall: 12
    readonly property int fontBody: 14
    readonly property int fontLarge: 16
    readonly property int fontTitle: 20
    readonly property int fontDisplay: 28

    readonly property int gap: 8
    readonly property int margin: 16
    readonly property int cardRadius: 8
    readonly property int buttonRadius: 4

    /*! Milliseconds: for hover and press, and for a man's way to its square. */
    readonly property int quick: 120
    readonly property int slide: 220

    function pieceSource(kind: string): url {
        return kind === "" ? "" : Qt.resolvedUrl("pieces/staunton/" + kind + ".svg");
    }
}
