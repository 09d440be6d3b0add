// SPDX-License-Identifier: MIT
pragma Singleton
import QtQuick
import Qipan
import Qipan.Shell

/*! Colours, sizes and times of the whole program: ink, paper, wood, one red seal. */
QtObject {
    id: root

    /*! Goes before the setting, unless it is empty. */
    property string themeName: ""
    /*! "light", "dark", or "system": as light as the system's palette. */
    readonly property string look: themeName !== "" ? themeName : Settings.look
    readonly property bool dark: look === "dark" || (look !== "light" && systemPalette.window.hslLightness < 0.5)

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

    property BoardColors board: BoardColors {
        name: Settings.boardTheme
        dark: root.dark
    }

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
    readonly property int slide: Settings.animation === "none" ? 0 : Settings.animation === "fast" ? 110 : 220

    /*! Where the drawings of a set of men lie. */
    function pieceFolder(set: string): url {
        return Qt.resolvedUrl("pieces/" + set);
    }
    function pieceSource(kind: string): url {
        return kind === "" ? "" : pieceFolder(Settings.pieceSet) + "/" + kind + ".svg";
    }
}
