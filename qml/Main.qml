// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! The window. */
Window {
    id: root
    property string startFile: ""
    property string startFen: ""
    property string themeName: "system"

    width: Math.min(1280, Screen.desktopAvailableWidth)
    height: Math.min(800, Screen.desktopAvailableHeight)
    minimumWidth: 720
    minimumHeight: 480
    visible: true
    title: page.title
    color: Theme.paper

    Binding {
        target: Theme
        property: "themeName"
        value: root.themeName
    }

    ChessPage {
        id: page
        objectName: "chessPage"
        anchors.fill: parent
        focus: true
        startFile: root.startFile
        startFen: root.startFen
    }
}
