// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! The window. */
Window {
    id: root
    property string startFile: ""
    property string startFen: ""
    property string themeName: "system"

    objectName: "mainWindow"
    // At most as large as the screen, with room for the window manager's frame.
    width: Math.min(1280, Screen.desktopAvailableWidth - 8)
    height: Math.min(800, Screen.desktopAvailableHeight - 40)
    minimumWidth: 720
    minimumHeight: 560
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
