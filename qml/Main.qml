// SPDX-License-Identifier: MIT
import QtQuick
import Qipan
import Qipan.Shell

/*! The window. Its size is kept from one time to the next. */
Window {
    id: root
    property string startFile: ""
    property string startFen: ""
    property string themeName: ""
    /*! As it was before it filled the screen. */
    property int unfilledVisibility: Window.Windowed

    // At most as large as the screen, with room for the window manager's frame.
    readonly property int roomWidth: Screen.desktopAvailableWidth - 8
    readonly property int roomHeight: Screen.desktopAvailableHeight - 40

    objectName: "mainWindow"
    width: Math.min(Settings.windowWidth > 0 ? Settings.windowWidth : 1280, roomWidth)
    height: Math.min(Settings.windowHeight > 0 ? Settings.windowHeight : 800, roomHeight)
    minimumWidth: 400
    minimumHeight: 560
    visible: true
    visibility: Settings.windowMaximized ? Window.Maximized : Window.Windowed
    title: page.title
    color: Theme.paper

    onWidthChanged: rest.restart()
    onHeightChanged: rest.restart()
    onVisibilityChanged: rest.restart()
    onClosing: keepSize()

    function keepSize(): void {
        if (visibility === Window.Maximized || visibility === Window.Windowed)
            Settings.windowMaximized = visibility === Window.Maximized;
        if (visibility !== Window.Windowed)
            return;
        Settings.windowWidth = width;
        Settings.windowHeight = height;
    }
    function toggleFullScreen(): void {
        if (visibility === Window.FullScreen) {
            visibility = unfilledVisibility;
            return;
        }
        unfilledVisibility = visibility;
        visibility = Window.FullScreen;
    }

    Timer {
        id: rest
        interval: 500
        onTriggered: root.keepSize()
    }
    Binding {
        target: Theme
        property: "themeName"
        value: root.themeName
    }

    ChessPage {
        id: page
        objectName: "chessPage"
        // Not the parent's: that has no size before the window is on the screen, and all would be laid out twice.
        width: root.width
        height: root.height
        focus: true
        startFile: root.startFile
        startFen: root.startFen
        watched: root.visibility !== Window.Minimized && root.visibility !== Window.Hidden
        onFullScreenWanted: root.toggleFullScreen()
    }
}
